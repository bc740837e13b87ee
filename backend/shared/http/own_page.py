"""Forms of static pages, which carry no token: the browser itself says where it found the form."""

from urllib.parse import urlsplit

from django.http import HttpRequest

from shared import errors


def is_own_page(request: HttpRequest) -> bool:
    """Whether a page of this very host sent it. Every browser says one of both on what is posted."""
    site = request.headers.get("Sec-Fetch-Site")
    origin = request.headers.get("Origin", "")
    return site == "same-origin" if site else urlsplit(origin).netloc == request.get_host()


def require_own_page(request: HttpRequest) -> None:
    """Refuse what no page of this very host sent."""
    if not is_own_page(request):
        raise errors.CsrfFailed
