import json
from collections.abc import Iterator
from dataclasses import asdict
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from apps.journal import selectors
from apps.journal.actions import action_label, object_type_label
from apps.journal.models import AuditEvent
from apps.journal.selectors import EventFilter
from apps.journal.services.record import record
from shared.actor import Actor
from shared.exports import CsvFile, csv_file
from shared.language import text

MOST_LINES = 50_000
BATCH = 2000
BETWEEN = " ; "
NOTHING = "–"
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
            _changes(event, language),
            event.reason,
            event.ip or "",
        ]


def _changes(event: AuditEvent, language: str) -> str:
    """Every field that the act touched: "role : writer → auditor"."""
    fields = dict.fromkeys([*event.before, *event.after])
    return BETWEEN.join(_change(event, field, language) for field in fields)


def _change(event: AuditEvent, field: str, language: str) -> str:
    after = _said(event.after[field], language) if field in event.after else NOTHING
    change = f"{_said(event.before[field], language)} → {after}" if field in event.before else after
    return text("journal.change", language, field=field.replace("_", " "), change=change)


def _said(value: Any, language: str) -> str:
    if isinstance(value, bool):
        return text("journal.yes" if value else "journal.no", language)
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _set(wanted: EventFilter) -> dict[str, Any]:
    """What the filter narrows, for the journal."""
    return {
        name: value.isoformat() if isinstance(value, datetime) else value
        for name, value in asdict(wanted).items()
        if value
    }
