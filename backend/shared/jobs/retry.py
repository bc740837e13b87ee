"""What was given up is tried again, once somebody has removed the cause."""

from datetime import datetime

from shared.jobs.models import JobState
from shared.jobs.troubled import failed_jobs


def retry_failed_jobs(*, name: str | None = None, now: datetime) -> int:
    """Let them begin again from the first attempt; workers hear of it within seconds."""
    return failed_jobs(name=name).update(
        state=JobState.PENDING,
        attempts=0,
        waits=0,
        waits_for="",
        due_at=now,
        notified_at=None,
        finished_at=None,
    )
