from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from apps.media import policies
from apps.media.services._forget_files import forget_files
from apps.media.services._handled import Handled
from apps.media.services._library import lock_files, lock_library
from shared import errors
from shared.actor import Actor, require_own_hands


class MediaNotTrashed(errors.Conflict):
    code = "media_not_trashed"


def delete_media(*, actor: Actor, file_ids: Iterable[UUID], now: datetime) -> Handled:
    """Forget files of the trash at once and for good; what is shown somewhere stays."""
    require_own_hands(actor)
    owner = policies.require_change(actor)
    lock_library(owner)
    files = lock_files(owner=owner, file_ids=file_ids)
    kept = [file for file in files if file.usages_count]
    gone = [file for file in files if not file.usages_count]
    if not all(file.trashed_at for file in gone):
        raise MediaNotTrashed
    forget_files(actor=actor, owner=owner, files=gone, now=now)
    return Handled(done=len(gone), kept=kept)
