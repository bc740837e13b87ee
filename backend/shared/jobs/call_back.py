"""Jobs that wait for an outside part are called as soon as it answers again."""

from collections.abc import Callable
from datetime import datetime, timedelta

import structlog

from shared import mail, objects
from shared.errors import PartAway
from shared.jobs.models import Job, JobState

PATIENCE = timedelta(seconds=10)  # a part may answer a question and still do no work

PROBES: dict[str, Callable[[], None]] = {
    objects.StoreAway.part: objects.probe,
    mail.MailAway.part: mail.probe,
}

log = structlog.get_logger()


def call_back(*, now: datetime) -> int:
    """How many jobs are due now because the part that they wait for answers."""
    waiting = Job.objects.filter(
        state=JobState.PENDING, due_at__gt=now, away_at__lte=now - PATIENCE
    ).exclude(waits_for="")
    parts = list(waiting.order_by().values_list("waits_for", flat=True).distinct())
    called = 0
    for part in filter(_answers, parts):
        called += waiting.filter(waits_for=part).update(due_at=now, notified_at=None)
        log.info("part_back", part=part)
    return called


def _answers(part: str) -> bool:
    try:
        PROBES[part]()
    except PartAway:
        return False
    return True
