from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db.models import Exists, OuterRef, QuerySet

from apps.emailing.addresses import address_key
from apps.emailing.models import Campaign, Delivery, DeliveryState, Suppression
from apps.participation.models import Participation
from apps.participation.selectors import ParticipantFilter, find_participants
from apps.people.models import Person, Signer
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
    rows = Participation.objects.filter(company_id=found[0].company_id).select_related("person")
    return rows.in_bulk({one.participation_id for one in found})


def find_reachable(
    deliveries: Iterable[Delivery], people: Mapping[UUID, Participation]
) -> set[UUID]:
    """Of these messages, those for which the card tells today an address that takes mail of the company."""
    known = [
        (one, people[one.participation_id]) for one in deliveries if one.participation_id in people
    ]
    keys = {one.id: address_key(_address_of(who.person, one.signer)) for one, who in known}
    refused = Suppression.objects.filter(
        company_id__in={who.company_id for _, who in known},
        address_key__in=set(keys.values()),
        lifted_at=None,
    )
    refusals = {(bytes(row.address_key), row.person_id) for row in refused}
    refusals |= {(address_key(""), None)}  # there is none on the card
    return {
        one.id
        for one, who in known
        if refusals.isdisjoint({(keys[one.id], None), (keys[one.id], who.person_id)})
    }


def _address_of(person: Person, signer: str) -> str:
    """Of who acknowledges."""
    if signer == Signer.REPRESENTATIVE:
        return str(person.representative.get("email") or "").lower()
    return person.email


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
