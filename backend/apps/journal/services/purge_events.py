from datetime import UTC, datetime, time
from uuid import UUID

from django.db import connection

from apps.journal.models import AuditEvent
from apps.journal.services.record import record
from shared.actor import Actor
from shared.jobs import queue
from shared.months import months_before

PURGED = "journal.purged"
BATCH = 10_000


def purge_events(*, company_id: UUID | None, months: int, now: datetime) -> int:
    """Forget what one journal has kept long enough, and write in it how much; the rest is another job.

    The application may not delete: a function of the database does, and refuses what is young.
    """
    day = months_before(now.astimezone(UTC), months).date()
    until = datetime.combine(day, time.min, UTC)
    if not _has_something_to_tell(company_id, until):
        return 0
    with connection.cursor() as cursor:
        cursor.execute("SELECT public.journal_purge(%s, %s, %s)", [company_id, until, BATCH])
        (purged,) = cursor.fetchone()
    record(
        actor=Actor(company_id=company_id),
        action="journal.purged",
        target=None,
        label="",
        now=now,
        after={"until": until.isoformat(), "lines": purged},
    )
    if purged == BATCH:
        queue.enqueue("journal.purge", platform=company_id is None, months=months)
    return int(purged)


def _has_something_to_tell(company_id: UUID | None, until: datetime) -> bool:
    """A journal of which only purges are left waits: each would leave another line behind."""
    old = AuditEvent.objects.filter(company_id=company_id, at__lt=until)
    return old.exclude(action=PURGED).exists()
