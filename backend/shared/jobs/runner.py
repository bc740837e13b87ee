"""One attempt at one job: the effect and its `done` commit together, or not at all."""

from datetime import datetime, timedelta
from uuid import UUID

import structlog
from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from shared.errors import PartAway
from shared.jobs.fair_share import by_fair_share, note_served
from shared.jobs.models import Job, JobState
from shared.jobs.registry import enduring_names, handler_of
from shared.language import speech
from shared.tenancy.scope import act_as_company
from shared.unnaming import without_rows

MAX_ATTEMPTS = 10
LONGEST_PAUSE = timedelta(minutes=30)
FIRST_WAIT, LONGEST_WAIT = timedelta(seconds=5), timedelta(minutes=5)  # for an outside part

log = structlog.get_logger()


def run_job(job_id: UUID) -> bool:
    """Do the job unless it is done, not due, or in another worker's hands."""
    job = _claim(due_jobs().filter(id=job_id))
    return job is not None and _try(job)


def run_next_slow_job() -> bool:
    """Do one of the jobs that take long: the one whose turn it is."""
    with transaction.atomic():
        job = _claim(by_fair_share(due_jobs()))
        if job is None:
            return False
        note_served(job, now=timezone.now())
    return _try(job)


def due_jobs() -> QuerySet[Job]:
    """What a worker may begin now."""
    jobs = Job.objects.filter(state=JobState.PENDING, due_at__lte=timezone.now())
    return jobs.filter(Q(attempts__lt=MAX_ATTEMPTS) | Q(name__in=enduring_names()))


@transaction.atomic
def _claim(jobs: QuerySet[Job]) -> Job | None:
    """Count the attempt before it starts, so that a job that kills its worker is counted too."""
    job = jobs.select_for_update(skip_locked=True).first()
    if job is not None:
        job.attempts += 1
        if (
            job.attempts > MAX_ATTEMPTS
        ):  # it endures; should it kill its worker, then not every minute
            job.due_at = timezone.now() + LONGEST_PAUSE
        job.save(update_fields=["attempts", "due_at"])
    return job


def _try(job: Job) -> bool:
    speech.keep_up()
    try:
        return _perform(job.id, job.attempts)
    except PartAway as away:
        log.warning("job_waits", job_id=str(job.id), part=away.part, waits=job.waits + 1)
        _wait(job, away, now=timezone.now())
        return False
    except Exception as error:
        log.exception("job_failed", job_id=str(job.id), attempt=job.attempts)
        _put_back(job, error, now=timezone.now())
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


def _wait(job: Job, away: PartAway, *, now: datetime) -> None:
    """Nothing failed that is ours: the attempt does not count, and there is no last one.

    That the number comes back is harmless: whoever works holds the row, and only what is pending is done.
    """
    pause = min(FIRST_WAIT * 2 ** min(job.waits, 10), LONGEST_WAIT)
    _own(job).update(
        attempts=job.attempts - 1,
        waits_for=away.part,
        waits=job.waits + 1,
        away_at=now,
        due_at=now + pause,
        notified_at=None,
        last_error=_message_of(away.__cause__ or away),
    )


def _put_back(job: Job, error: Exception, *, now: datetime) -> None:
    if job.attempts >= MAX_ATTEMPTS and job.name not in enduring_names():
        _own(job).update(state=JobState.FAILED, finished_at=now, last_error=_message_of(error))
        return
    pause = min(timedelta(seconds=2 ** min(job.attempts, 11)), LONGEST_PAUSE)
    _own(job).update(
        due_at=now + pause, notified_at=None, last_error=_message_of(error), waits_for="", waits=0
    )


def _own(job: Job) -> QuerySet[Job]:
    return Job.objects.filter(id=job.id, state=JobState.PENDING, attempts=job.attempts)


def _message_of(error: BaseException) -> str:
    return without_rows(f"{type(error).__name__}: {error}")[:2000]
