from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.media import policies
from apps.media.models import MediaFolder
from apps.media.services._folder_name import save_folder
from apps.media.services._library import find_folder, in_library, lock_library
from shared.actor import Actor


def rename_media_folder(*, actor: Actor, folder_id: UUID, name: str, now: datetime) -> MediaFolder:
    """Another name for a folder."""
    owner = policies.require_change_of_named(actor)
    lock_library(owner)
    folder = find_folder(owner=owner, folder_id=folder_id)
    before = folder.name
    if before == name:
        return folder
    folder.name = name
    save_folder(folder, fields=["name", "updated_at"])  # others count its files meanwhile
    journal.record(
        actor=in_library(actor, owner),
        action="media.folder_renamed",
        target=folder,
        label=name,
        now=now,
        before={"name": before},
        after={"name": name},
    )
    return folder
