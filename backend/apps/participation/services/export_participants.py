from collections.abc import Iterable, Iterator
from datetime import date, datetime
from zoneinfo import ZoneInfo

from apps.booklets.models import Booklet
from apps.journal import services as journal
from apps.participation.models import Participation
from apps.participation.selectors import ParticipantFilter, find_participants
from shared.actor import Actor
from shared.exports import CsvFile, csv_file
from shared.language import text

MOST_LINES = 100_000
BATCH = 2000
COLUMNS = (
    *("last_name", "first_name", "reference", "email", "site", "job", "language", "state"),
    *("invited", "opened", "read", "acknowledged", "due", "reason"),
)


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
        rows=_rows(lines.iterator(chunk_size=BATCH), language=language, timezone=timezone),
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


def _rows(
    lines: Iterable[Participation], *, language: str, timezone: ZoneInfo
) -> Iterator[list[str]]:
    for one in lines:
        person = one.person
        yield [
            person.last_name,
            person.first_name,
            person.reference,
            person.email,
            person.site.name if person.site else "",
            person.job,
            one.language,
            text(f"participation.states.{one.state}", language),
            _hour(one.invited_at, timezone),
            _day(one.opened_on),
            _day(one.read_on),
            _hour(one.acknowledged_at, timezone),
            _day(one.due_on),
            one.excluded_reason,
        ]


def _day(day: date | None) -> str:
    return day.isoformat() if day else ""


def _hour(moment: datetime | None, timezone: ZoneInfo) -> str:
    return f"{moment.astimezone(timezone):%Y-%m-%d %H:%M}" if moment else ""
