from collections.abc import Callable
from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Body, Router, Status

from apps.booklets import services
from apps.booklets.models import Booklet
from apps.booklets.schemas.booklets import (
    BookletOut,
    CopyIn,
    ReviewAnswer,
    ReviewIn,
    TransferIn,
)
from apps.booklets.schemas.describe import describe_booklet
from shared.http.request import Request

router = Router(tags=["booklets"])
NOBODY, NOTHING = ReviewIn(), ReviewAnswer()


@router.post("/booklets/{booklet_id}/duplicate", response={201: BookletOut})
def duplicate_booklet(request: Request, booklet_id: UUID, body: CopyIn) -> Status[dict[str, Any]]:
    """The same once more, without its readers, its addresses and its rights."""
    return Status(201, _to_output(request, services.copy_booklet, booklet_id, name=body.name))


@router.post("/booklets/{booklet_id}/finish", response=BookletOut)
def finish_booklet(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """The creation is over: a draft from now on."""
    return _to_output(request, services.finish_booklet, booklet_id)


@router.post("/booklets/{booklet_id}/review", response=BookletOut)
def send_booklet_to_review(
    request: Request, booklet_id: UUID, body: Body[ReviewIn] = NOBODY
) -> dict[str, Any]:
    """Ask somebody to read it; without a name, those who publish."""
    return _to_output(
        request,
        services.send_booklet_to_review,
        booklet_id,
        reviewer_id=body.reviewer,
        message=body.message,
    )


@router.post("/booklets/{booklet_id}/approve", response=BookletOut)
def approve_booklet(
    request: Request, booklet_id: UUID, body: Body[ReviewAnswer] = NOTHING
) -> dict[str, Any]:
    """It was read and is good."""
    return _to_output(request, services.approve_booklet, booklet_id, message=body.message)


@router.post("/booklets/{booklet_id}/draft", response=BookletOut)
def send_booklet_back(
    request: Request, booklet_id: UUID, body: Body[ReviewAnswer] = NOTHING
) -> dict[str, Any]:
    """Give it back to its authors."""
    return _to_output(request, services.send_booklet_back, booklet_id, message=body.message)


@router.post("/booklets/{booklet_id}/archive", response=BookletOut)
def archive_booklet(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """It is read no longer; what was signed stays."""
    return _to_output(request, services.archive_booklet, booklet_id)


@router.post("/booklets/{booklet_id}/unarchive", response=BookletOut)
def unarchive_booklet(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """Back to what it was before."""
    return _to_output(request, services.unarchive_booklet, booklet_id)


@router.post("/booklets/{booklet_id}/trash", response=BookletOut)
def trash_booklet(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """For thirty days, then it is deleted."""
    return _to_output(request, services.trash_booklet, booklet_id)


@router.post("/booklets/{booklet_id}/restore", response=BookletOut)
def restore_booklet(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """Out of the trash."""
    return _to_output(request, services.restore_booklet, booklet_id)


@router.post("/booklets/{booklet_id}/transfer", response=BookletOut)
def transfer_booklet(request: Request, booklet_id: UUID, body: TransferIn) -> dict[str, Any]:
    """Somebody else answers for it from now on."""
    return _to_output(request, services.transfer_booklet, booklet_id, user_id=body.user)


def _to_output(
    request: Request, act: Callable[..., Booklet], booklet_id: UUID, **told: Any
) -> dict[str, Any]:
    """The booklet as it is after the act."""
    now = timezone.now()
    booklet = act(actor=request.actor, booklet_id=booklet_id, **told, now=now)
    return describe_booklet(actor=request.actor, booklet=booklet, now=now)
