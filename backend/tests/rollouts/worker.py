"""A worker without a broker: the jobs that are due, as the product's runner does them; `python -m tests.rollouts.worker FILE`.

FILE is told after each job how many statements the process has asked for, and the most memory that it held.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

import django

from tests.rollouts.statements import reads_or_writes

PAUSE = 0.05


class Counter:
    """Statements of the process that read or write rows."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, execute: Any, sql: str, params: Any, many: bool, context: Any) -> Any:
        self.asked += reads_or_writes(sql)
        return execute(sql, params, many, context)


def peak() -> int:
    """The most memory that the process held, in KiB."""
    status = Path("/proc/self/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0])


def main(told: Path) -> None:
    from celery import current_app
    from django.db import connection

    from config import celery  # noqa: F401 - the product's application, and its jobs with it

    current_app.loader.import_default_modules()
    counter = Counter()
    while True:
        try:
            with connection.execute_wrapper(counter):
                busy = work()
        except Exception:  # PostgreSQL is away: a worker waits until it is back
            connection.close()
            busy = False
        told.write_text(json.dumps({"statements": counter.asked, "peak": peak()}))
        if not busy:
            time.sleep(PAUSE)


def work() -> bool:
    """One job, those that take long last; whether there was one."""
    from django.conf import settings

    from shared.jobs.runner import due_jobs, run_job, run_next_slow_job

    urgent = due_jobs().exclude(name__in=settings.SLOW_JOBS).order_by("id").values_list("id")
    first = urgent.first()
    return run_job(first[0]) if first else run_next_slow_job()


if __name__ == "__main__":
    django.setup()
    main(Path(sys.argv[1]))
