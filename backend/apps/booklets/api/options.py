from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Router

from apps.booklets import selectors, services
from apps.booklets.schemas.describe_options import describe_options
from apps.booklets.schemas.options import OptionsIn, OptionsOut
from shared.http.request import Request

router = Router(tags=["booklets"])


@router.get("/booklets/{booklet_id}/options", response=OptionsOut)
def get_booklet_options(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """How it is read and handed over."""
    booklet = selectors.get_managed_booklet(actor=request.actor, booklet_id=booklet_id)
    return describe_options(actor=request.actor, booklet=booklet)


@router.patch("/booklets/{booklet_id}/options", response=OptionsOut)
def set_booklet_options(request: Request, booklet_id: UUID, body: OptionsIn) -> dict[str, Any]:
    """Another receipt, order, calendar, review day, retention or address."""
    booklet = services.set_booklet_options(
        actor=request.actor,
        booklet_id=booklet_id,
        changes=body.dict(exclude_unset=True),
        now=timezone.now(),
    )
    return describe_options(actor=request.actor, booklet=booklet)
