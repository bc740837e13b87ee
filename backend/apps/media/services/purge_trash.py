from datetime import datetime
from uuid import UUID

from apps.media.models import MediaFile
from apps.media.selectors import KEPT_IN_TRASH
from apps.media.services._each_library import enqueue_in_each
from apps.media.services._forget_files import forget_files
from apps.media.services._library import lock_files, lock_library
from shared.actor import Actor
from shared.jobs import queue

BATCH = 200


def purge_trash(*, now: datetime) -> int:
    """Ask each library to forget what has been in its trash for thirty days."""
    due = MediaFile.objects.filter(trashed_at__lte=now - KEPT_IN_TRASH)
    owners = due.order_by().values_list("company_id", flat=True).distinct()
    return enqueue_in_each("media.purge_trash_of_library", owners=list(owners))


def purge_trash_of_library(*, owner: UUID | None, now: datetime) -> int:
    """Some hundreds at a time: the next ones in a job of their own."""
    lock_library(owner)
    due = MediaFile.objects.of(owner).filter(trashed_at__lte=now - KEPT_IN_TRASH)
    ids = list(due.order_by("trashed_at", "id").values_list("id", flat=True)[:BATCH])
    files = lock_files(owner=owner, file_ids=ids)
    forget_files(actor=Actor(), owner=owner, files=files, now=now)
    if len(files) == BATCH:
        queue.enqueue("media.purge_trash_of_library", platform=owner is None)
    return len(files)
