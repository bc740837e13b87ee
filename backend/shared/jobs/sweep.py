"""What keeps the promise when a notification was lost: look at the table again."""

from datetime import datetime, timedelta
from uuid import UUID

import structlog
from django.db import transaction
from django.db.models import Q, QuerySet

from shared.batches import delete_in_batches
from shared.jobs.call_back import call_back
from shared.jobs.models import FairShare, Job, JobState
from shared.jobs.notify import notify_workers
from shared.jobs.queues import queue_of
from shared.jobs.registry import enduring_names
from shared.jobs.runner import MAX_ATTEMPTS

PATIENCE = timedelta(seconds=20)
BATCH = 1000
KEPT = timedelta(days=7)
FAILED_KEPT = timedelta(days=90)  # what they were told may name people

log = structlog.get_logger()


def notify_waiting_jobs(*, now: datetime) -> int:
    """Wake workers for due jobs that nobody was told of, or not lately."""
    _give_up_on_killers(now)
    heard = _notify_due(now)
    if call_back(now=now):
        heard += _notify_due(now)
    return heard


def _notify_due(now: datetime) -> int:
    heard = 0
    for queue, waiting in _announce(now).items():
        if notify_workers(waiting, queue):
            heard += len(waiting)
        else:
            Job.objects.filter(id__in=waiting).update(notified_at=None)
    return heard


@transaction.atomic
def _announce(now: datetime) -> dict[str, list[UUID]]:
    """Write the announcement down first: a worker skips a row that somebody holds."""
    waiting = list(_unheard(now).order_by("due_at", "id").values_list("id", "name")[:BATCH])
    Job.objects.filter(id__in=[job_id for job_id, _ in waiting]).update(notified_at=now)
    by_queue: dict[str, list[UUID]] = {}
    for job_id, name in waiting:
        by_queue.setdefault(queue_of(name), []).append(job_id)
    return by_queue


@transaction.atomic
def _give_up_on_killers(now: datetime) -> None:
    """A job whose last attempt left no trace has lost its worker each time."""
    spent = _unheard(now).filter(attempts__gte=MAX_ATTEMPTS).exclude(name__in=enduring_names())
    killers = list(spent.values_list("id", flat=True))
    if killers:
        log.error("jobs_given_up", jobs=[str(job_id) for job_id in killers])
        Job.objects.filter(id__in=killers).update(
            state=JobState.FAILED, finished_at=now, last_error="the worker was lost each time"
        )


def _unheard(now: datetime) -> QuerySet[Job]:
    return (
        Job.objects.select_for_update(skip_locked=True)
        .filter(state=JobState.PENDING, due_at__lte=now)
        .filter(Q(notified_at=None) | Q(notified_at__lte=now - PATIENCE))
    )


def forget_done_jobs(*, now: datetime) -> int:
    """Drop jobs done long ago, and shares; failed ones stay long enough for somebody to look at them."""
    delete_in_batches(FairShare.objects.filter(taken_at__lt=now - KEPT))
    delete_in_batches(Job.objects.filter(state=JobState.FAILED, finished_at__lt=now - FAILED_KEPT))
    return delete_in_batches(Job.objects.filter(state=JobState.DONE, finished_at__lt=now - KEPT))
