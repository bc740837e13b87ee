"""The names under which we answer: this installation's own, and the rows of Host."""

import json
from typing import Final

from django.conf import settings
from django.core.exceptions import DisallowedHost
from django.http import HttpRequest, HttpResponse

from apps.companies.selectors import brands_by_host, is_reading_host
from shared.http.address import hostname
from shared.language import speech

READERS = "/l/"  # addresses of booklets: static pages, and the doors in front of them
READERS_DOORS = "/api/reading/"  # what nginx makes of /l/{slug}/participant/

MOST_TOLD: Final = 3000  # bytes, all of them ASCII: nginx keeps 4096 of such an answer


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
    """The brand of the asked host, nothing for every other, then the languages of the interface: nginx writes both into the page."""
    speech.keep_up()
    try:
        shown = brands_by_host().get(hostname(request), "")
    except DisallowedHost:
        shown = ""
    return HttpResponse(f"{shown} {_languages()}", content_type="text/plain")


def _languages() -> str:
    """`[code, own name, direction, stamp of what was written in it]`; as many as nginx takes in an answer to its page."""
    told: list[str] = []
    for one in speech.spoken.offered:
        told.append(
            json.dumps([one.code, one.name, one.direction, one.stamp], separators=(",", ":"))
        )
        if sum(map(len, told)) + len(told) > MOST_TOLD:
            told.pop()
            break
    return f"[{','.join(told)}]".replace("'", r"\u0027")
