from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.media import policies
from apps.media.models import MediaFile
from apps.media.services import _ledger
from apps.media.services._handled import Handled
from apps.media.services._library import count_in_folders, in_library, lock_files, lock_library
from shared.actor import Actor


def restore_media(*, actor: Actor, file_ids: Iterable[UUID], now: datetime) -> Handled:
    """Take files back out of the trash, into the folder in which they stood if it is still there."""
    owner = policies.require_change(actor)
    lock_library(owner)
    files = [file for file in lock_files(owner=owner, file_ids=file_ids) if file.trashed_at]
    MediaFile.objects.of(owner).filter(id__in=[file.id for file in files]).update(
        trashed_at=None, updated_at=now
    )
    count_in_folders(files, sign=1)
    _ledger.count(owner=owner, folder_id=None, files=len(files))
    for file in files:
        journal.record(
            actor=in_library(actor, owner),
            action="media.file_restored",
            target=file,
            label=file.name,
            now=now,
        )
    return Handled(done=len(files))
