from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.media import policies
from apps.media.models import MediaFile
from apps.media.services._library import in_library, lock_files, lock_folder, lock_library
from shared.actor import Actor, require_own_hands


def remove_media_folder(*, actor: Actor, folder_id: UUID, now: datetime) -> None:
    """Take a folder away; its files then stand in none."""
    require_own_hands(actor)
    owner = policies.require_change_of_named(actor)
    lock_library(owner)
    folder = lock_folder(owner=owner, folder_id=folder_id)
    inside = MediaFile.objects.of(owner).filter(folder=folder)
    lock_files(owner=owner, file_ids=inside.values_list("id", flat=True))
    inside.update(folder=None, updated_at=now)
    journal.record(
        actor=in_library(actor, owner),
        action="media.folder_removed",
        target=folder,
        label=folder.name,
        now=now,
        before={"name": folder.name, "files": folder.files},
    )
    folder.delete()
