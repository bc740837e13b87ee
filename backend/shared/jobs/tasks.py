"""The only Celery tasks that know the jobs table; slices register handlers, not tasks."""

from uuid import UUID

from celery import shared_task
from django.db import transaction
from django.utils import timezone

from shared.jobs.queue import enqueue
from shared.jobs.registry import handles
from shared.jobs.runner import run_job, run_next_slow_job
from shared.jobs.sweep import forget_done_jobs, notify_waiting_jobs


@shared_task(name="jobs.run", ignore_result=True)
def run(job_id: str) -> None:
    """Try one job."""
    run_job(UUID(job_id))


@shared_task(name="jobs.run_next_slow", ignore_result=True)
def run_next_slow() -> None:
    """Try one of the jobs that take long: a notification says that there is one, not which."""
    run_next_slow_job()


@shared_task(name="jobs.sweep", ignore_result=True)
def sweep() -> None:
    """Wake workers again for what waits."""
    notify_waiting_jobs(now=timezone.now())


@shared_task(name="jobs.schedule", ignore_result=True)
def schedule(name: str) -> None:
    """Turn a tick of the clock into a job like any other."""
    with transaction.atomic():
        enqueue(name, platform=True)


@handles("jobs.forget_done")
def forget_done() -> None:
    """Keep the table small."""
    forget_done_jobs(now=timezone.now())
