"""The names under which we answer: this installation's own, and the rows of Host."""

from django.conf import settings
from django.core.exceptions import DisallowedHost
from django.http import HttpRequest, HttpResponse

from apps.companies.selectors import brands_by_host, is_reading_host
from shared.http.address import hostname

READERS = "/l/"  # addresses of booklets: static pages, and the doors in front of them
READERS_DOORS = "/api/reading/"  # what nginx makes of /l/{slug}/participant/


def require_known_host(request: HttpRequest) -> None:
    """Refuse a call to a name that is not ours, or that serves the other one of studio and booklets."""
    name = hostname(request)
    if request.path.startswith((READERS, READERS_DOORS)):
        known = name in settings.READING_HOSTS or is_reading_host(name)
    else:
        known = name in settings.OWN_HOSTS or name in brands_by_host()
    if not known:
        raise DisallowedHost


def brand(request: HttpRequest) -> HttpResponse:
    """The brand of the asked host, nothing for every other: nginx writes it into the page."""
    try:
        shown = brands_by_host().get(hostname(request), "")
    except DisallowedHost:
        shown = ""
    return HttpResponse(shown, content_type="text/plain")
