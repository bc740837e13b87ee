from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router

from apps.media import selectors, services
from apps.media.schemas.describe import describe_details, describe_files, describe_handled
from apps.media.schemas.files import (
    Chosen,
    ChosenToMove,
    Handled,
    LibraryOut,
    MediaChanges,
    MediaDetails,
    MediaPage,
    MediaQuery,
    SavedMedia,
)
from shared.http.paging import PageQuery
from shared.http.request import Request
from shared.language import text

router = Router(tags=["media"])


@router.get("/media/library", response=LibraryOut)
def get_media_library(request: Request) -> selectors.Library:
    """Folders, room and what is missing."""
    return selectors.get_media_library(actor=request.actor)


@router.get("/media/files", response=MediaPage)
def list_media(
    request: Request, wanted: Query[MediaQuery], page: Query[PageQuery]
) -> dict[str, Any]:
    """The files of the library, the newest first unless told otherwise."""
    now = timezone.now()
    found = selectors.list_media(
        actor=request.actor,
        wanted=selectors.MediaFilter(**wanted.dict()),
        today=now.astimezone(request.timezone).date(),
        cursor=page.cursor,
        limit=page.limit,
    )
    items = describe_files(actor=request.actor, files=found.items, now=now)
    return {"items": items, "next": found.next}


@router.get("/media/files/{file_id}", response=MediaDetails)
def get_media(request: Request, file_id: UUID) -> dict[str, Any]:
    """One file, with what shows it."""
    return _details(request, file_id)


@router.patch("/media/files/{file_id}", response=SavedMedia)
def update_media(request: Request, file_id: UUID, body: MediaChanges) -> dict[str, Any]:
    """Another name, description, credit, date or folder."""
    services.update_media(
        actor=request.actor,
        file_id=file_id,
        changes=body.dict(exclude_unset=True),
        now=timezone.now(),
    )
    said = text("notices.media_saved", request.actor.language)
    return {**_details(request, file_id), "message": said}


@router.post("/media/moves", response=Handled)
def move_media(request: Request, body: ChosenToMove) -> dict[str, Any]:
    """Put files into a folder, or out of any."""
    handled = services.move_media(
        actor=request.actor,
        file_ids=body.file_ids,
        folder_id=body.folder_id,
        now=timezone.now(),
    )
    return describe_handled(actor=request.actor, handled=handled, said="media_moved")


@router.post("/media/trash", response=Handled)
def trash_media(request: Request, body: Chosen) -> dict[str, Any]:
    """Throw files away for thirty days; what is shown somewhere stays."""
    handled = services.trash_media(actor=request.actor, file_ids=body.file_ids, now=timezone.now())
    return describe_handled(actor=request.actor, handled=handled, said="media_trashed")


@router.post("/media/restorations", response=Handled)
def restore_media(request: Request, body: Chosen) -> dict[str, Any]:
    """Take files back out of the trash."""
    handled = services.restore_media(
        actor=request.actor, file_ids=body.file_ids, now=timezone.now()
    )
    return describe_handled(actor=request.actor, handled=handled, said="media_restored")


@router.post("/media/deletions", response=Handled)
def delete_media(request: Request, body: Chosen) -> dict[str, Any]:
    """Forget files of the trash at once and for good."""
    handled = services.delete_media(actor=request.actor, file_ids=body.file_ids, now=timezone.now())
    return describe_handled(actor=request.actor, handled=handled, said="media_deleted")


def _details(request: Request, file_id: UUID) -> dict[str, Any]:
    file = selectors.get_media(actor=request.actor, file_id=file_id)
    return describe_details(actor=request.actor, file=file, now=timezone.now())
