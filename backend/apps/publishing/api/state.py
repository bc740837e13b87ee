from collections.abc import Callable
from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Router

from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet
from apps.booklets.schemas.booklets import BookletOut
from apps.booklets.schemas.describe import describe_booklet
from apps.publishing import services
from apps.publishing.schemas.describe import describe_publishing
from apps.publishing.schemas.publications import PublishingOut
from shared.http.request import Request

router = Router(tags=["publishing"])


@router.get("/booklets/{booklet_id}/publishing", response=PublishingOut)
def get_publishing(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """What publishing now would mean: the changes, their scopes, the next version, what blocks it."""
    booklet = booklets.get_booklet(actor=request.actor, booklet_id=booklet_id)
    return describe_publishing(actor=request.actor, booklet=booklet, now=timezone.now())


@router.post("/booklets/{booklet_id}/suspend", response=BookletOut)
def suspend_booklet(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """Its readers get a message instead, until it is resumed."""
    return _to_output(request, services.suspend_booklet, booklet_id)


@router.post("/booklets/{booklet_id}/resume", response=BookletOut)
def resume_booklet(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """It is read again."""
    return _to_output(request, services.resume_booklet, booklet_id)


def _to_output(request: Request, act: Callable[..., Booklet], booklet_id: UUID) -> dict[str, Any]:
    now = timezone.now()
    booklet = act(actor=request.actor, booklet_id=booklet_id, now=now)
    return describe_booklet(actor=request.actor, booklet=booklet, now=now)
