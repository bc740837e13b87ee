"""Forms of static pages, which carry no token: the browser itself says where it found the form."""

from urllib.parse import urlsplit

from django.http import HttpRequest

from shared import errors


def require_own_page(request: HttpRequest) -> None:
    """Refuse what no page of this very host sent. Every browser says one of both on a form that is posted."""
    site = request.headers.get("Sec-Fetch-Site")
    origin = request.headers.get("Origin", "")
    own = site == "same-origin" if site else urlsplit(origin).netloc == request.get_host()
    if not own:
        raise errors.CsrfFailed
