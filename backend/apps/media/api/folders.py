from uuid import UUID

from django.utils import timezone
from ninja import Router, Status

from apps.media import services
from apps.media.models import MediaFolder
from apps.media.schemas.files import FolderIn, FolderOut
from shared.http.request import Request

router = Router(tags=["media"])


@router.post("/media/folders", response={201: FolderOut})
def add_media_folder(request: Request, body: FolderIn) -> Status[MediaFolder]:
    """One more folder."""
    folder = services.add_media_folder(actor=request.actor, name=body.name, now=timezone.now())
    return Status(201, folder)


@router.patch("/media/folders/{folder_id}", response=FolderOut)
def rename_media_folder(request: Request, folder_id: UUID, body: FolderIn) -> MediaFolder:
    """Another name for a folder."""
    return services.rename_media_folder(
        actor=request.actor, folder_id=folder_id, name=body.name, now=timezone.now()
    )


@router.delete("/media/folders/{folder_id}", response={204: None})
def remove_media_folder(request: Request, folder_id: UUID) -> Status[None]:
    """Without its files, which then stand in no folder."""
    services.remove_media_folder(actor=request.actor, folder_id=folder_id, now=timezone.now())
    return Status(204, None)
