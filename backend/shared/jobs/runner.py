"""One attempt at one job: the effect and its `done` commit together, or not at all."""

from datetime import timedelta
from uuid import UUID

import structlog
from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from shared.jobs.models import Job, JobState
from shared.jobs.registry import handler_of
from shared.jobs.turns import in_turn, note_turn
from shared.tenancy.scope import act_as_company

MAX_ATTEMPTS = 10
LONGEST_PAUSE = timedelta(minutes=30)

log = structlog.get_logger()


def run_job(job_id: UUID) -> bool:
    """Do the job unless it is done, not due, or in another worker's hands."""
    job = _claim(_due().filter(id=job_id))
    return job is not None and _try(job)


def run_next_slow_job() -> bool:
    """Do one of the jobs that take long: the one whose turn it is."""
    with transaction.atomic():
        job = _claim(in_turn(_due()))
        if job is None:
            return False
        note_turn(job, now=timezone.now())
    return _try(job)


def _due() -> QuerySet[Job]:
    jobs = Job.objects.filter(state=JobState.PENDING, due_at__lte=timezone.now())
    return jobs.filter(attempts__lt=MAX_ATTEMPTS)


@transaction.atomic
def _claim(jobs: QuerySet[Job]) -> Job | None:
    """Count the attempt before it starts, so that a job that kills its worker is counted too."""
    job = jobs.select_for_update(skip_locked=True).first()
    if job is not None:
        job.attempts += 1
        job.save(update_fields=["attempts"])
    return job


def _try(job: Job) -> bool:
    try:
        return _perform(job.id, job.attempts)
    except Exception as error:
        log.exception("job_failed", job_id=str(job.id), attempt=job.attempts)
        _put_back(job.id, job.attempts, error)
        return False


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
