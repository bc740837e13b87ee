"""Waking workers. A bell that nobody hears is rung again by the sweep."""

from collections.abc import Sequence
from uuid import UUID

import structlog
from celery import current_app
from kombu.exceptions import OperationalError

log = structlog.get_logger()


def ring(job_ids: Sequence[UUID]) -> bool:
    """Tell the workers about these jobs; False when the broker does not confirm."""
    try:
        with current_app.producer_pool.acquire(block=True, timeout=1) as producer:
            for job_id in job_ids:
                current_app.send_task(
                    "jobs.run", args=[str(job_id)], producer=producer, retry=False
                )
    except (OperationalError, OSError, TimeoutError) as error:
        log.warning("bell_not_heard", jobs=len(job_ids), error=str(error))
        return False
    return True
