from typing import Any

from django.utils import timezone
from ninja import Router

from apps.media import selectors, services
from apps.media.schemas.describe import describe_handled
from apps.media.schemas.describe_storage import describe_storage
from apps.media.schemas.files import Handled
from apps.media.schemas.storage import CleanUpIn, StorageOut
from shared.http.request import Request

router = Router(tags=["media"])


@router.get("/storage", response=StorageOut)
def get_storage(request: Request) -> dict[str, Any]:
    """The room taken, by kind, and what could be freed."""
    now = timezone.now()
    storage = selectors.get_storage(actor=request.actor, now=now)
    return describe_storage(actor=request.actor, storage=storage, now=now)


@router.post("/storage/clean-ups", response=Handled)
def clean_up_storage(request: Request, body: CleanUpIn) -> dict[str, Any]:
    """Throw away everything unused, or every copy but one; thirty days to think again."""
    handled = services.clean_up(actor=request.actor, what=body.what, now=timezone.now())
    return describe_handled(actor=request.actor, handled=handled, said="storage_cleaned")


@router.post("/storage/trash/emptying", response=Handled)
def empty_media_trash(request: Request) -> dict[str, Any]:
    """Forget everything in the trash at once and for good."""
    handled = services.empty_trash(actor=request.actor, now=timezone.now())
    return describe_handled(actor=request.actor, handled=handled, said="media_trash_emptied")
