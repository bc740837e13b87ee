from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db.models import Exists, OuterRef, QuerySet

from apps.emailing.models import Campaign, Delivery, DeliveryState
from apps.participation.models import Participation
from apps.participation.selectors import ParticipantFilter, find_participants
from shared.language import text
from shared.pagination import Page, paginate

DELIVERY_COLUMNS = (
    *("name", "address", "language", "state", "reason", "sent", "answer"),
    *("delivered", "clicked", "acknowledged"),
)
BATCH = 2000


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryFilter:
    """Which messages of a mailing: all, unless told."""

    state: DeliveryState | None = None
    search: str = ""


def find_deliveries(*, campaign: Campaign, wanted: DeliveryFilter) -> QuerySet[Delivery]:
    """The last attempt of each message, in no order; none before the launch."""
    if campaign.month is None:
        return Delivery.objects.none()
    rows = Delivery.objects.filter(
        company_id=campaign.company_id, month=campaign.month, campaign=campaign
    )
    later = rows.filter(place=OuterRef("place"), attempt__gt=OuterRef("attempt"))
    rows = rows.filter(~Exists(later))
    if wanted.state:
        rows = rows.filter(state=wanted.state)
    if wanted.search:
        people = find_participants(
            booklet=campaign.booklet,
            wanted=ParticipantFilter(search=wanted.search),
            today=campaign.month,  # of no filter by day
        )
        rows = rows.filter(participation_id__in=people.values("id"))
    return rows


def list_deliveries(
    *, campaign: Campaign, wanted: DeliveryFilter, cursor: str | None, limit: int
) -> Page[Delivery]:
    """In the order in which they are sent."""
    rows = find_deliveries(campaign=campaign, wanted=wanted)
    return paginate(rows, by=["place", "id"], cursor=cursor, limit=limit)


def participants_of(deliveries: Iterable[Delivery]) -> dict[UUID, Participation]:
    """Whom these were for, as far as they are still known."""
    found = list(deliveries)
    if not found:
        return {}
    rows = Participation.objects.filter(company_id=found[0].company_id)
    return rows.in_bulk({one.participation_id for one in found})


def delivery_lines(
    rows: QuerySet[Delivery], *, language: str, timezone: ZoneInfo
) -> Iterator[list[str]]:
    """A line for each, on the company's clock."""
    batch: list[Delivery] = []
    for one in rows.order_by("place", "id").iterator(chunk_size=BATCH):
        batch.append(one)
        if len(batch) == BATCH:
            yield from _lines(batch, language, timezone)
            batch = []
    yield from _lines(batch, language, timezone)


def _lines(batch: list[Delivery], language: str, timezone: ZoneInfo) -> Iterator[list[str]]:
    people = participants_of(batch)
    for one in batch:
        person = people.get(one.participation_id)
        yield [
            person.name if person else "",
            one.address,
            one.locale,
            text(f"mailings.states.{one.state}", language),
            _reason(one.reason, language),
            _hour(one.sent_at, timezone),
            one.answer,
            _hour(one.delivered_at, timezone),
            one.clicked_on.isoformat() if one.clicked_on else "",
            _hour(person.acknowledged_at if person else None, timezone),
        ]


def _hour(moment: datetime | None, timezone: ZoneInfo) -> str:
    return f"{moment.astimezone(timezone):%Y-%m-%d %H:%M}" if moment else ""


def _reason(reason: str, language: str) -> str:
    if not reason:
        return ""
    try:
        return text(f"mailings.reasons.{reason}", language)
    except KeyError:  # of another part, or of a former version
        return text("mailings.reasons.other", language)
