from datetime import datetime
from zoneinfo import ZoneInfo

from apps.booklets.models import Booklet
from apps.journal import services as journal
from apps.participation.selectors import (
    COLUMNS,
    ParticipantFilter,
    find_participants,
    participant_lines,
)
from shared.actor import Actor
from shared.exports import CsvFile, csv_file
from shared.language import text

MOST_LINES = 100_000
BATCH = 2000


def export_participants(
    *,
    actor: Actor,
    booklet: Booklet,
    wanted: ParticipantFilter,
    timezone: ZoneInfo,
    now: datetime,
) -> CsvFile:
    """Those whom a filter wants as a CSV file in the actor's language, on the company's clock."""
    language = actor.language
    rows = find_participants(booklet=booklet, wanted=wanted, today=booklet.company.today(now=now))
    lines = rows.select_related("person__site").order_by("name", "id")[: MOST_LINES + 1]
    file = csv_file(
        header=[text(f"participation.columns.{name}", language) for name in COLUMNS],
        rows=participant_lines(
            lines.iterator(chunk_size=BATCH), language=language, timezone=timezone
        ),
        language=language,
        most=MOST_LINES,
    )
    journal.record(
        actor=actor,
        action="participation.exported",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"lines": file.rows},
    )
    return file
