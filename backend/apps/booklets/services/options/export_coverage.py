from collections.abc import Iterator
from datetime import date, datetime
from zoneinfo import ZoneInfo

from apps.booklets import selectors
from apps.booklets.models import Booklet
from apps.booklets.selectors import GridLine
from apps.journal import services as journal
from shared.actor import Actor
from shared.exports import CsvFile, csv_file
from shared.language import text

MOST_LINES = 5_000
COLUMNS = (
    *("code", "label", "reference", "level", "state", "pages"),
    *("reason", "by", "at", "checked_on", "checked_by", "to_verify"),
)


def export_coverage(
    *, actor: Actor, booklet: Booklet, timezone: ZoneInfo, now: datetime
) -> CsvFile:
    """The coverage grid as a CSV file in the actor's language, on the company's clock."""
    language = actor.language
    lines = selectors.grid_of(booklet).lines
    file = csv_file(
        header=[text(f"coverage.columns.{name}", language) for name in COLUMNS],
        rows=_rows(lines, language=language, timezone=timezone),
        language=language,
        most=MOST_LINES,
    )
    journal.record(
        actor=actor,
        action="booklet.coverage_exported",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"lines": file.rows},
    )
    return file


def _rows(lines: list[GridLine], *, language: str, timezone: ZoneInfo) -> Iterator[list[str]]:
    for line in lines:
        asked, why = line.obligation, line.justification
        yield [
            asked.code,
            asked.label,
            asked.reference,
            text(f"coverage.levels.{asked.level}", language),
            text(f"coverage.states.{line.state}", language),
            ", ".join(page.title for page in line.pages),
            why.reason if why else "",
            why.by_name if why else "",
            _day(why.at.astimezone(timezone).date()) if why else "",
            _day(asked.verified_on) if asked.verified_on else "",
            asked.checked_by_name if asked.verified_on else "",
            "" if asked.verified_on else asked.doubt or text("coverage.unchecked", language),
        ]


def _day(day: date) -> str:
    return day.isoformat()
