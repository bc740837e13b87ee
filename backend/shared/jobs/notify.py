"""Telling workers that there is work. What nobody hears is said again by the sweep, so it may be impatient."""

import time
from collections.abc import Sequence
from functools import cache
from uuid import UUID

import structlog
from celery import current_app
from django.conf import settings
from kombu import Connection
from kombu.pools import producers

log = structlog.get_logger()

PAUSE_SECONDS = 5
EXPIRES_SECONDS = 60


class Notifier:
    """After a failure nobody is told again for a while: saving must not wait for the broker."""

    def __init__(self) -> None:
        self.silent_until = 0.0

    def notify(self, job_ids: Sequence[UUID], queue: str) -> bool:
        if time.monotonic() < self.silent_until:
            return False
        try:
            _publish(job_ids, queue)
        except Exception as error:  # whatever it is, the jobs are saved
            self.silent_until = time.monotonic() + PAUSE_SECONDS
            log.warning("workers_not_notified", jobs=len(job_ids), error=repr(error))
            return False
        return True


_notifier = Notifier()


def notify_workers(job_ids: Sequence[UUID], queue: str) -> bool:
    """Tell the workers of this queue about these jobs; False when the broker does not confirm."""
    return _notifier.notify(job_ids, queue)


def _publish(job_ids: Sequence[UUID], queue: str) -> None:
    with producers[_publisher()].acquire(block=True, timeout=1) as producer:
        for job_id in job_ids:
            task, *args = _message(job_id, queue)
            current_app.send_task(
                task,
                args=args,
                queue=queue,
                producer=producer,
                retry=False,
                expires=EXPIRES_SECONDS,
            )


def _message(job_id: UUID, queue: str) -> tuple[str, ...]:
    if queue == settings.SLOW_QUEUE:
        return ("jobs.run_next_slow",)
    return ("jobs.run", str(job_id))


@cache
def _publisher() -> Connection:
    """A connection that gives up within a second or two."""
    impatient = {"read_timeout": 1, "write_timeout": 1, "confirm_timeout": 1, "max_retries": 1}
    return current_app.connection_for_write(
        connect_timeout=1,
        transport_options={**current_app.conf.broker_transport_options, **impatient},
    )
