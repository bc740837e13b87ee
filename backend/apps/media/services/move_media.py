from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.media import policies
from apps.media.models import MediaFile
from apps.media.services._handled import Handled
from apps.media.services._library import (
    count_in_folders,
    find_folder,
    in_library,
    lock_files,
    lock_library,
)
from apps.media.services.update_media import MediaTrashed
from shared.actor import Actor


def move_media(
    *, actor: Actor, file_ids: Iterable[UUID], folder_id: UUID | None, now: datetime
) -> Handled:
    """Put files into a folder, or out of any."""
    owner = policies.require_change(actor)
    lock_library(owner)
    folder = find_folder(owner=owner, folder_id=folder_id) if folder_id else None
    files = lock_files(owner=owner, file_ids=file_ids)
    if any(file.trashed_at for file in files):
        raise MediaTrashed
    moved = [file for file in files if file.folder_id != folder_id]
    count_in_folders(moved, sign=-1)
    for file in moved:
        file.folder = folder
    count_in_folders(moved, sign=1)
    MediaFile.objects.of(owner).filter(id__in=[file.id for file in moved]).update(
        folder=folder, updated_at=now
    )
    for file in moved:
        journal.record(
            actor=in_library(actor, owner),
            action="media.file_moved",
            target=file,
            label=file.name,
            now=now,
            after={"folder": folder.name if folder else ""},
        )
    return Handled(done=len(moved))
