from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Router

from apps.booklets.models import Booklet
from apps.booklets.selectors import get_booklet
from apps.reading import services
from apps.reading.schemas.access import ReadingAccessIn, ReadingAccessOut
from apps.reading.schemas.describe import describe_access
from shared.http.request import Request

router = Router(tags=["reading"])


@router.get("/booklets/{booklet_id}/reading", response=ReadingAccessOut)
def get_reading_access(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """Who may open the booklet, when, and what is offered around it."""
    return _to_output(request, get_booklet(actor=request.actor, booklet_id=booklet_id))


@router.patch("/booklets/{booklet_id}/reading", response=ReadingAccessOut)
def set_reading_access(request: Request, booklet_id: UUID, body: ReadingAccessIn) -> dict[str, Any]:
    """Another way in, other dates or offers."""
    booklet = services.set_reading_access(
        actor=request.actor,
        booklet_id=booklet_id,
        changes=body.dict(exclude_unset=True),
        now=timezone.now(),
    )
    return _to_output(request, booklet)


@router.post("/booklets/{booklet_id}/reading/code", response=ReadingAccessOut)
def change_reading_code(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """Another code: devices that came with the former one enter it anew."""
    booklet = services.change_reading_code(
        actor=request.actor, booklet_id=booklet_id, now=timezone.now()
    )
    return _to_output(request, booklet)


def _to_output(request: Request, booklet: Booklet) -> dict[str, Any]:
    return describe_access(
        actor=request.actor,
        booklet=booklet,
        access=services.ensure_access(booklet=booklet),
        now=timezone.now(),
    )
