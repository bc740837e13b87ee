"""Jobs that somebody should know of: they wait for an outside part, keep failing, or were given up."""

from django.db.models import QuerySet

from shared.jobs.models import Job, JobState
from shared.jobs.runner import MAX_ATTEMPTS


def waiting_jobs() -> QuerySet[Job]:
    """Jobs that go on by themselves once the part that they wait for answers."""
    return _pending().exclude(waits_for="")


def failing_jobs() -> QuerySet[Job]:
    """Jobs that are never given up and have failed often, the next one to be tried first."""
    return _pending().filter(attempts__gte=MAX_ATTEMPTS).order_by("due_at")


def failed_jobs(*, name: str | None = None) -> QuerySet[Job]:
    """Jobs that were given up, the latest first; of one name only, if it is told."""
    failed = Job.objects.filter(state=JobState.FAILED)
    return (failed.filter(name=name) if name else failed).order_by("-finished_at", "-id")


def _pending() -> QuerySet[Job]:
    return Job.objects.filter(state=JobState.PENDING)
