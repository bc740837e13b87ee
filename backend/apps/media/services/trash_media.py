from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.media import policies
from apps.media.models import MediaFile
from apps.media.services import _ledger
from apps.media.services._handled import Handled
from apps.media.services._library import count_in_folders, in_library, lock_files, lock_library
from shared.actor import Actor, require_own_hands


def trash_media(*, actor: Actor, file_ids: Iterable[UUID], now: datetime) -> Handled:
    """Throw files away for thirty days; what is shown somewhere stays."""
    require_own_hands(actor)
    owner = policies.require_change(actor)
    lock_library(owner)
    files = [file for file in lock_files(owner=owner, file_ids=file_ids) if not file.trashed_at]
    thrown = [file for file in files if not file.usages_count]
    MediaFile.objects.of(owner).filter(id__in=[file.id for file in thrown]).update(
        trashed_at=now, updated_at=now
    )
    count_in_folders(thrown, sign=-1)
    _ledger.count(owner=owner, folder_id=None, files=-len(thrown))
    for file in thrown:
        journal.record(
            actor=in_library(actor, owner),
            action="media.file_trashed",
            target=file,
            label=file.name,
            now=now,
        )
    return Handled(done=len(thrown), kept=[file for file in files if file.usages_count])
