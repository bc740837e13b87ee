from collections.abc import Iterator
from dataclasses import asdict
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from apps.journal import selectors
from apps.journal.actions import action_label, object_type_label
from apps.journal.models import AuditEvent
from apps.journal.selectors import EventFilter
from apps.journal.services._changes import changes_text
from apps.journal.services.record import record
from shared.actor import Actor
from shared.exports import CsvFile, csv_file
from shared.language import text

MOST_LINES = 50_000
BATCH = 2000
COLUMNS = ("at", "who", "acting_as", "action", "type", "object", "changes", "reason", "ip")


def export_events(
    *, actor: Actor, wanted: EventFilter, timezone: ZoneInfo, now: datetime
) -> CsvFile:
    """The filtered journal as a CSV file in the actor's language, on the company's clock."""
    events = selectors.find_events(actor=actor, wanted=wanted).order_by(*wanted.order)
    lines = events[: MOST_LINES + 1].iterator(chunk_size=BATCH)
    file = csv_file(
        header=[text(f"journal.columns.{name}", actor.language) for name in COLUMNS],
        rows=_rows(lines, language=actor.language, timezone=timezone),
        language=actor.language,
        most=MOST_LINES,
    )
    record(
        actor=actor,
        action="journal.exported",
        target=None,
        label="",
        now=now,
        after={**_set(wanted), "lines": file.rows},
    )
    return file


def _rows(
    events: Iterator[AuditEvent], *, language: str, timezone: ZoneInfo
) -> Iterator[list[str]]:
    for event in events:
        yield [
            event.at.astimezone(timezone).strftime("%Y-%m-%d %H:%M:%S"),
            event.actor_name or text("journal.automatic", language),
            event.acting_as_name,
            action_label(event.action, language),
            object_type_label(event.object_type, language),
            event.object_label,
            changes_text(event, language),
            event.reason,
            event.ip or "",
        ]


def _set(wanted: EventFilter) -> dict[str, Any]:
    """What the filter narrows, for the journal."""
    return {
        name: value.isoformat() if isinstance(value, datetime) else value
        for name, value in asdict(wanted).items()
        if value
    }
