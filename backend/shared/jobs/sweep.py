"""What keeps the promise when the bell was lost: look at the table again."""

from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import Q

from shared.jobs.bell import ring
from shared.jobs.models import Job, JobState

PATIENCE = timedelta(seconds=20)
BATCH = 500
KEPT = timedelta(days=7)


@transaction.atomic
def ring_waiting_jobs(*, now: datetime) -> int:
    """Wake workers for due jobs that nobody was told of, or not lately."""
    waiting = list(
        Job.objects.select_for_update(skip_locked=True)
        .filter(state=JobState.PENDING, due_at__lte=now)
        .filter(Q(rung_at=None) | Q(rung_at__lte=now - PATIENCE))
        .order_by("due_at", "id")
        .values_list("id", flat=True)[:BATCH]
    )
    if not waiting or not ring(waiting):
        return 0
    return Job.objects.filter(id__in=waiting).update(rung_at=now)


def forget_done_jobs(*, now: datetime) -> int:
    """Drop jobs done long ago; failed ones stay until somebody has looked at them."""
    deleted, _ = Job.objects.filter(state=JobState.DONE, finished_at__lt=now - KEPT).delete()
    return deleted
