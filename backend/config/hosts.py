"""The names under which we answer: this installation's own, and the rows of Host."""

from django.conf import settings
from django.core.exceptions import DisallowedHost
from django.http import HttpRequest, HttpResponse

from apps.companies.selectors import brands_by_host
from shared.http.address import hostname


def require_known_host(request: HttpRequest) -> None:
    """Refuse a call to a name that is not ours."""
    name = hostname(request)
    if name not in settings.OWN_HOSTS and name not in brands_by_host():
        raise DisallowedHost


def brand(request: HttpRequest) -> HttpResponse:
    """The brand of the asked host, nothing for every other: nginx writes it into the page."""
    try:
        shown = brands_by_host().get(hostname(request), "")
    except DisallowedHost:
        shown = ""
    return HttpResponse(shown, content_type="text/plain")
