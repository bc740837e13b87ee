"""The doors of participants: nginx leads `/l/{slug}/participant/*` here. A cookie names them, a ticket speaks for them."""

from typing import Any

from django.http import HttpResponse
from django.utils import timezone
from ninja import Query, Router, Status

from apps.booklets.models import Booklet
from apps.participation import selectors, services
from apps.participation.grants import open_cookie
from apps.participation.schemas.describe_reader import describe_reader
from apps.participation.schemas.doors import OpenedIn, ProgressIn, ReaderOut, ReaderQuery
from apps.reading.grants import PERSON, person_path
from apps.reading.selectors import find_door
from shared import errors
from shared.http.address import hostname
from shared.http.request import Request

router = Router(tags=["reading"])


@router.get("/reading/{slug}/participant", response=ReaderOut, auth=None)
def get_reader(request: Request, slug: str, query: Query[ReaderQuery]) -> dict[str, Any]:
    """Who came by a link on this device, and what is asked of them."""
    now, booklet = timezone.now(), _booklet(request, slug)
    grant = open_cookie(request.COOKIES.get(PERSON, ""), now=now)
    one = selectors.find_holder(booklet=booklet, grant=grant)
    if grant is None or one is None:
        return {"participant": None}
    told = describe_reader(one, booklet, signer=grant.signer, bundle=query.bundle, now=now)
    return {"participant": told}


@router.post("/reading/{slug}/opened", response={204: None}, auth=None)
def note_opened(request: Request, slug: str, body: OpenedIn) -> Status[None]:
    """They opened the booklet."""
    booklet = _booklet(request, slug)
    services.note_opened(
        booklet=booklet, ticket=body.ticket, message=body.message, now=timezone.now()
    )
    return Status(204, None)


@router.post("/reading/{slug}/progress", response={204: None}, auth=None)
def note_progress(request: Request, slug: str, body: ProgressIn) -> Status[None]:
    """They confirmed these pages."""
    services.note_progress(
        booklet=_booklet(request, slug),
        ticket=body.ticket,
        pages=body.pages,
        bundle=body.bundle,
        now=timezone.now(),
    )
    return Status(204, None)


@router.post("/reading/{slug}/leave", response={204: None}, auth=None)
def leave_reading(request: Request, slug: str) -> HttpResponse:
    """« Ce n’est pas moi »: this device forgets who came by a link."""
    path = person_path(_booklet(request, slug).slug)
    response = HttpResponse(status=204)
    response.delete_cookie(PERSON, path=path, samesite="Lax")
    return response


def _booklet(request: Request, slug: str) -> Booklet:
    """The one that this address leads to, while it is read."""
    door = find_door(slug=slug, hostname=hostname(request), now=timezone.now())
    if door is None:
        raise errors.NotFound
    return door.booklet
