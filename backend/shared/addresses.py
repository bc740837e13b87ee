"""Addresses that we send to people: the configured ones, whatever the caller called us."""

from collections.abc import Callable
from urllib.parse import urlencode, urlsplit
from uuid import UUID

from django.conf import settings

from shared.language import DEFAULT_LANGUAGE, languages

HostFinder = Callable[[UUID], str | None]
_finders: list[HostFinder] = []


def page_address(path: str, *, language: str, host: str | None = None, **query: str) -> str:
    """A page of the studio in this language, on a company's own host when one is given."""
    prefix = f"/{language}" if language in languages() and language != DEFAULT_LANGUAGE else ""
    asked = f"?{urlencode(query)}" if query else ""
    return f"{_origin(settings.PUBLIC_URL, host)}{prefix}{path}{asked}"


def booklet_address(path: str, *, host: str | None = None) -> str:
    """A page of a booklet on the reading origin, or on a company's own host for reading."""
    return f"{_origin(settings.READING_URL, host)}{path}"


def host_of_reader(user_id: UUID) -> str | None:
    """The stored host under which this person knows us; none for the configured one."""
    return next((host for find in _finders if (host := find(user_id))), None)


def find_hosts_with(finder: HostFinder) -> None:
    """Said once, at start, by the slice that knows companies: those below it write to people too."""
    _finders[:] = [finder]


def public_host() -> str:
    """The host under which people know us."""
    return urlsplit(settings.PUBLIC_URL).hostname or ""


def _origin(url: str, host: str | None) -> str:
    """Scheme and port are the installation's, whatever the host."""
    if not host:
        return url
    configured = urlsplit(url)
    port = f":{configured.port}" if configured.port else ""
    return f"{configured.scheme}://{host}{port}"
