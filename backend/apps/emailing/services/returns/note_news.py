from dataclasses import dataclass
from datetime import UTC, date, datetime
from uuid import UUID

from django.db.models import F, QuerySet
from django.db.models.expressions import Combinable

from apps.emailing.addresses import address_key
from apps.emailing.models import (
    Campaign,
    Delivery,
    DeliveryState,
    NewsKind,
    ProviderEvent,
)
from apps.emailing.services._written import note_came_back, note_written_to
from apps.emailing.services.keep_months import KEPT
from apps.emailing.services.returns._refusals import refuse_address
from apps.emailing.services.returns.stop_campaign import stop_campaign
from shared.months import months_before
from shared.tenancy.scope import act_as_company, act_as_platform

STATES = {
    NewsKind.DELIVERED: DeliveryState.DELIVERED,
    NewsKind.SOFT_BOUNCE: DeliveryState.BOUNCED,
    NewsKind.HARD_BOUNCE: DeliveryState.BOUNCED,
    NewsKind.REFUSED: DeliveryState.BOUNCED,
    NewsKind.COMPLAINT: DeliveryState.COMPLAINED,
}
# Each but the first has its count, which is the number of deliveries in this state.
FORWARD = [
    DeliveryState.SENT,
    DeliveryState.DELIVERED,
    DeliveryState.BOUNCED,
    DeliveryState.COMPLAINED,
]
# Whoever has news of these took them, before we heard so.
TAKEN_UNHEARD = (DeliveryState.CLAIMED, DeliveryState.HANDED, DeliveryState.UNCERTAIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """What somebody else's server says of one message of ours."""

    provider: str
    event_id: str
    delivery_id: UUID
    attempt: int | None  # none, where the teller does not say
    kind: NewsKind
    words: str
    at: datetime


def note_news(news: News, *, now: datetime) -> bool:
    """Write news of a delivery down, once; false for what is no message of ours, or was told before."""
    with act_as_platform():
        company_id = _rows(news).values_list("company_id", flat=True).first()
    if company_id is None:
        return False
    with act_as_company(company_id):
        # The campaign's counts come after its deliveries, as in every group of marks.
        delivery = (
            _rows(news).select_for_update(of=("self",)).select_related("campaign__booklet").get()
        )
        if not _is_new(delivery, news):
            return False
        refuse_address(delivery=delivery, kind=news.kind)
        if news.attempt in (None, delivery.attempt):
            _move(delivery, news, now)
            stop_campaign(campaign=delivery.campaign, now=now)
    return True


def _rows(news: News) -> QuerySet[Delivery]:
    return Delivery.objects.filter(id=news.delivery_id, month__in=_months(news))


def _months(news: News) -> list[date]:
    """Where it lies: an id tells when it was made, and a campaign is frozen soon after its launch.

    What is sent again lies where its campaign does, and may have been made long afterwards.
    """
    made = datetime.fromtimestamp((news.delivery_id.int >> 80) / 1000, UTC).date().replace(day=1)
    before = 1 if news.attempt == 1 else KEPT
    return [months_before(made, back) for back in range(before + 1)]


def _is_new(delivery: Delivery, news: News) -> bool:
    """The delivery is locked: the same news told twice at once comes here one after the other."""
    known = ProviderEvent.objects.filter(
        company_id=delivery.company_id, provider=news.provider, event_id=news.event_id
    )
    if known.exists():
        return False
    ProviderEvent.objects.create(
        company_id=delivery.company_id,
        provider=news.provider,
        event_id=news.event_id,
        delivery_id=delivery.id,
        address_key=address_key(delivery.address) if delivery.address else None,
        kind=news.kind,
        at=news.at,
    )
    return True


def _move(delivery: Delivery, news: News, now: datetime) -> None:
    """States only move forward, and counts with them."""
    before, after = DeliveryState(delivery.state), STATES[news.kind]
    counts: dict[str, Combinable] = {}
    if before in TAKEN_UNHEARD:
        counts["sent"] = F("sent") + 1
        if before is DeliveryState.UNCERTAIN:
            counts["uncertain"] = F("uncertain") - 1
        _note_taken(delivery, news)
        before = DeliveryState.SENT
    if before not in FORWARD or FORWARD.index(before) >= FORWARD.index(after):
        return
    if before is not DeliveryState.SENT:
        counts[before] = F(before) - 1
    counts[after] = F(after) + 1
    _write(delivery, news, after, now)
    if after is DeliveryState.BOUNCED:
        note_came_back(delivery, now=now)
    Campaign.objects.filter(id=delivery.campaign_id).update(**counts)


def _note_taken(delivery: Delivery, news: News) -> None:
    delivery.sent_at, delivery.due_at = news.at, None
    note_written_to(delivery.campaign, [delivery.participation_id], now=news.at)


def _write(delivery: Delivery, news: News, state: DeliveryState, now: datetime) -> None:
    _rows(news).update(
        state=state,
        reason="" if state is DeliveryState.DELIVERED else news.kind,
        answer=news.words[:200] or delivery.answer,
        sent_at=delivery.sent_at,
        due_at=delivery.due_at,
        delivered_at=news.at if state is DeliveryState.DELIVERED else delivery.delivered_at,
        updated_at=now,
    )
