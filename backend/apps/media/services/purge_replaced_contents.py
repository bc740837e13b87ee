from datetime import datetime, timedelta
from uuid import UUID

from apps.media.models import Content
from apps.media.services._each_library import enqueue_in_each
from apps.media.services._forget_files import forget_contents
from apps.media.services._library import lock_library
from shared.jobs import queue

KEPT_AFTER_REPLACEMENT = timedelta(days=30)
BATCH = 500


def purge_replaced_contents(*, now: datetime) -> int:
    """Ask each library to forget the contents that were replaced thirty days ago or earlier."""
    due = Content.objects.filter(replaced_at__lte=now - KEPT_AFTER_REPLACEMENT)
    owners = due.order_by().values_list("company_id", flat=True).distinct()
    return enqueue_in_each("media.purge_contents_of_library", owners=list(owners))


def purge_contents_of_library(*, owner: UUID | None, now: datetime) -> int:
    """Some hundreds at a time: the next ones in a job of their own."""
    lock_library(owner)
    due = Content.objects.of(owner).filter(replaced_at__lte=now - KEPT_AFTER_REPLACEMENT)
    gone = list(due.order_by("replaced_at", "id").values_list("id", "size")[:BATCH])
    forget_contents(owner=owner, contents=due, gone=gone)
    if len(gone) == BATCH:
        queue.enqueue("media.purge_contents_of_library", platform=owner is None)
    return len(gone)
