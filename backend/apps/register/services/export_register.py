from datetime import datetime
from uuid import UUID
from zoneinfo import ZoneInfo

from apps.journal import services as journal
from apps.register import selectors
from apps.register.selectors import COLUMNS, RegisterFilter
from shared.actor import Actor
from shared.exports import CsvFile, csv_file
from shared.language import text

MOST_LINES = 50_000
BATCH = 1000


def export_register(
    *, actor: Actor, booklet_id: UUID, wanted: RegisterFilter, timezone: ZoneInfo, now: datetime
) -> CsvFile:
    """The filtered register as a CSV file in the actor's language, on the company's clock."""
    booklet = selectors.get_register(actor=actor, booklet_id=booklet_id)
    receipts = selectors.find_receipts(booklet=booklet, wanted=wanted).order_by(*wanted.order)
    lines = receipts[: MOST_LINES + 1].iterator(chunk_size=BATCH)
    found = selectors.receipt_lines(lines, language=actor.language, timezone=timezone)
    file = csv_file(
        header=[text(f"register.columns.{name}", actor.language) for name in COLUMNS],
        rows=(line for _, line in found),
        language=actor.language,
        most=MOST_LINES,
    )
    journal.record(
        actor=actor,
        action="register.exported",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"lines": file.rows},
    )
    return file
