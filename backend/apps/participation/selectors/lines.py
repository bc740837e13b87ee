"""Participations as they are taken away: lines of a file, and what somebody gets who asks what is kept about them."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

from apps.companies.models import Company
from apps.participation.models import Participation
from apps.reading import selectors as reading
from shared.language import text

BATCH = 2000
COLUMNS = (
    *("last_name", "first_name", "reference", "email", "site", "job", "language", "state"),
    *("invited", "opened", "read", "acknowledged", "due", "reason"),
)
TOLD = (
    *("state", "language", "invited_at", "opened_on", "pages_read", "read_on", "acknowledged_at"),
    *("acknowledged_publication_id", "acknowledged_chapters", "acknowledged_job"),
    *("reread_pages", "reread_reason", "asked_at", "due_on", "reminders", "reminded_at"),
    *("reminders_off", "excluded_at", "excluded_reason"),
    *("fits", "has_left", "created_at", "updated_at"),
)
TOLD_OF_LINK = ("label", "created_at", "expires_on", "revoked_at")


def participant_lines(
    rows: Iterable[Participation], *, language: str, timezone: ZoneInfo
) -> Iterator[list[str]]:
    """A line for each, on the company's clock."""
    for one in rows:
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


def participation_lines(*, company_id: UUID, language: str) -> Iterator[Sequence[str]]:
    """Every participant of the company's booklets, after the name of the booklet; the trash left out."""
    timezone = ZoneInfo(Company.objects.get(id=company_id).timezone)
    rows = Participation.objects.filter(company_id=company_id, booklet__trashed_at=None)
    rows = rows.select_related("booklet", "person__site")
    in_order = rows.order_by("booklet__name", "booklet_id", "name", "id")
    for one in in_order.iterator(chunk_size=BATCH):
        [line] = participant_lines([one], language=language, timezone=timezone)
        yield [one.booklet.name, *line]


def participations_of_person(*, company_id: UUID, person_id: UUID) -> list[dict[str, Any]]:
    """Where somebody stands with each booklet that they were handed."""
    rows = Participation.objects.filter(company_id=company_id, person=person_id)
    return [
        {"booklet": one.booklet.name, **{name: getattr(one, name) for name in TOLD}}
        for one in rows.select_related("booklet").order_by("id")
    ]


def links_of_person(*, company_id: UUID, person_id: UUID) -> list[dict[str, Any]]:
    """The personal links that they were given; what opens the booklet is not told, it is kept as a hash only."""
    rows = Participation.objects.filter(company_id=company_id, person=person_id)
    ids = list(rows.values_list("id", flat=True))
    links = reading.links_of_participations(company_id=company_id, participation_ids=ids)
    return [
        {"booklet": link.booklet.name, **{name: getattr(link, name) for name in TOLD_OF_LINK}}
        for link in links
    ]


def _day(day: date | None) -> str:
    return day.isoformat() if day else ""


def _hour(moment: datetime | None, timezone: ZoneInfo) -> str:
    return f"{moment.astimezone(timezone):%Y-%m-%d %H:%M}" if moment else ""
