"""Addresses that we send to people: the configured one, whatever the caller called us."""

from urllib.parse import urlencode, urlsplit

from django.conf import settings

from shared.language import DEFAULT_LANGUAGE, LANGUAGES


def page_address(path: str, *, language: str, **query: str) -> str:
    """A page of the studio in this language."""
    prefix = f"/{language}" if language in LANGUAGES and language != DEFAULT_LANGUAGE else ""
    asked = f"?{urlencode(query)}" if query else ""
    return f"{settings.PUBLIC_URL}{prefix}{path}{asked}"


def public_host() -> str:
    """The host under which people know us."""
    return urlsplit(settings.PUBLIC_URL).hostname or ""
