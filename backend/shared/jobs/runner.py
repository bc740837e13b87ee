"""One attempt at one job: the effect and its `done` commit together, or not at all."""

from datetime import timedelta
from uuid import UUID

import structlog
from django.db import transaction
from django.db.models import F
from django.utils import timezone

from shared.jobs.models import Job, JobState
from shared.jobs.registry import handler_of
from shared.tenancy.scope import act_as_company

MAX_ATTEMPTS = 10
LONGEST_PAUSE = timedelta(minutes=30)

log = structlog.get_logger()


def run_job(job_id: UUID) -> bool:
    """Do the job unless it is done, not due, or in another worker's hands."""
    attempt = _claim(job_id)
    if attempt is None:
        return False
    try:
        return _perform(job_id, attempt)
    except Exception as error:
        log.exception("job_failed", job_id=str(job_id), attempt=attempt)
        _put_back(job_id, attempt, error)
        return False


@transaction.atomic
def _claim(job_id: UUID) -> int | None:
    """Count the attempt before it starts, so that a job that kills its worker is counted too."""
    job = (
        Job.objects.select_for_update(skip_locked=True)
        .filter(id=job_id, state=JobState.PENDING, due_at__lte=timezone.now())
        .filter(attempts__lt=MAX_ATTEMPTS)
        .first()
    )
    if job is None:
        return None
    Job.objects.filter(id=job_id).update(attempts=F("attempts") + 1)
    return job.attempts + 1


def _perform(job_id: UUID, attempt: int) -> bool:
    """Hold the row while working: whoever claimed later has another number and finds nothing."""
    with transaction.atomic():
        job = (
            Job.objects.select_for_update(skip_locked=True)
            .filter(id=job_id, state=JobState.PENDING, attempts=attempt)
            .first()
        )
        if job is None:
            return False
        with act_as_company(job.company_id):
            handler_of(job.name)(**job.payload)
        Job.objects.filter(id=job_id).update(state=JobState.DONE, finished_at=timezone.now())
    return True


def _put_back(job_id: UUID, attempt: int, error: Exception) -> None:
    job = Job.objects.filter(id=job_id, state=JobState.PENDING, attempts=attempt)
    now, message = timezone.now(), f"{type(error).__name__}: {error}"[:2000]
    if attempt >= MAX_ATTEMPTS:
        job.update(state=JobState.FAILED, finished_at=now, last_error=message)
        return
    pause = min(timedelta(seconds=2**attempt), LONGEST_PAUSE)
    job.update(due_at=now + pause, rung_at=None, last_error=message)
