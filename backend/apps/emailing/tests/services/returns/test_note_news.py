from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.utils import timezone

from apps.emailing import services
from apps.emailing.factories import CampaignFactory, DeliveryFactory
from apps.emailing.models import (
    Delivery,
    DeliveryState,
    NewsKind,
    ProviderEvent,
    Suppression,
)
from apps.emailing.tests.campaigns import a_launched_campaign, claim, fresh
from shared.ids import uuid7

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
ORDER = ("delivered", "bounced", "complained")


def tell(delivery: Delivery, kind: NewsKind, **said: Any) -> bool:
    news: dict[str, Any] = {
        "provider": "mailgun",
        "event_id": str(uuid7()),
        "attempt": delivery.attempt,
        "words": "550 5.1.1 Unknown",
        "at": NOW,
        **said,
    }
    return services.note_news(services.News(delivery_id=delivery.id, kind=kind, **news), now=NOW)


def a_sent(**said: Any) -> Delivery:
    delivery = DeliveryFactory.create(state=DeliveryState.SENT, sent_at=NOW, **said)
    delivery.campaign.sent += 1
    delivery.campaign.save()
    return delivery


def reread(delivery: Delivery) -> Delivery:
    return Delivery.objects.select_related("campaign").get(id=delivery.id)


def counts(delivery: Delivery) -> tuple[int, ...]:
    campaign = reread(delivery).campaign
    return (campaign.sent, campaign.delivered, campaign.bounced, campaign.complained)


def reasons() -> list[str]:
    return list(Suppression.objects.order_by("id").values_list("reason", flat=True))


@pytest.mark.parametrize(
    ("kind", "state", "reason", "suppressed"),
    [
        (NewsKind.DELIVERED, "delivered", "", []),
        (NewsKind.SOFT_BOUNCE, "bounced", "soft_bounce", []),
        (NewsKind.REFUSED, "bounced", "refused", []),
        (NewsKind.HARD_BOUNCE, "bounced", "hard_bounce", ["hard_bounce"]),
        (NewsKind.COMPLAINT, "complained", "complaint", ["complaint"]),
    ],
)
def test_each_kind_has_its_state(kind: NewsKind, state: str, reason: str, suppressed: list[str]):
    delivery = a_sent()

    assert tell(delivery, kind)

    told = reread(delivery)
    assert (told.state, told.reason) == (state, reason)
    assert counts(delivery) == (1, *(int(name == state) for name in ORDER))
    assert reasons() == suppressed


def test_the_same_event_is_heard_once():
    delivery = a_sent()

    heard = [tell(delivery, NewsKind.HARD_BOUNCE, event_id="7") for _ in range(3)]

    assert heard == [True, False, False]
    assert counts(delivery) == (1, 0, 1, 0)
    assert (ProviderEvent.objects.count(), len(reasons())) == (1, 1)


def test_states_only_move_forward():
    delivery = a_sent()

    for kind in (NewsKind.COMPLAINT, NewsKind.HARD_BOUNCE, NewsKind.DELIVERED):
        tell(delivery, kind)

    assert reread(delivery).state == "complained"
    assert counts(delivery) == (1, 0, 0, 1)


def test_a_count_follows_its_state():
    delivery = a_sent()

    for kind in (NewsKind.DELIVERED, NewsKind.HARD_BOUNCE):
        tell(delivery, kind)

    assert counts(delivery) == (1, 0, 1, 0)
    assert reread(delivery).delivered_at == NOW


def test_news_of_an_uncertain_message_say_that_it_was_taken():
    delivery = DeliveryFactory.create(state=DeliveryState.UNCERTAIN)
    delivery.campaign.uncertain = 1
    delivery.campaign.save()

    tell(delivery, NewsKind.DELIVERED)

    assert (reread(delivery).state, reread(delivery).sent_at) == ("delivered", NOW)
    assert counts(delivery) == (1, 1, 0, 0)
    assert fresh(delivery.campaign).uncertain == 0


def test_news_of_a_former_attempt_do_not_change_this_one():
    delivery = a_sent(attempt=2)

    assert tell(delivery, NewsKind.SOFT_BOUNCE, attempt=1)

    assert reread(delivery).state == "sent"


def test_what_was_never_sent_is_not_delivered():
    delivery = DeliveryFactory.create(state=DeliveryState.EXCLUDED)

    tell(delivery, NewsKind.DELIVERED)

    assert reread(delivery).state == "excluded"


def test_a_message_of_nobody_is_nothing():
    ghost = DeliveryFactory.build(id=uuid7(), campaign=a_sent().campaign, state=DeliveryState.SENT)

    assert not tell(ghost, NewsKind.COMPLAINT)
    assert ProviderEvent.objects.count() == 0


@pytest.mark.parametrize(
    ("days", "suppressed"), [((0, 3, 7), True), ((0, 3, 6), False), ((0, 9), False)]
)
def test_three_soft_ones_over_a_week_end_it(days: tuple[int, ...], suppressed: bool):
    first = a_sent()
    for day in days:
        delivery = a_sent(campaign=first.campaign)
        tell(delivery, NewsKind.SOFT_BOUNCE, at=NOW + timedelta(days=day))

    assert reasons() == (["soft_bounces"] if suppressed else [])


def test_soft_ones_before_a_delivery_do_not_count():
    first = a_sent()
    for day, kind in enumerate(("soft_bounce", "delivered", "soft_bounce", "soft_bounce")):
        at = NOW + timedelta(days=5 * day)
        tell(a_sent(campaign=first.campaign), NewsKind(kind), at=at)

    assert reasons() == []


def test_nobody_at_a_refused_address_is_claimed_any_more():
    campaign = a_launched_campaign(people=2)
    refused, other = Delivery.objects.filter(campaign=campaign).order_by("place")

    tell(refused, NewsKind.COMPLAINT)

    assert [one.id for one in claim(campaign)] == [other.id]
    assert reread(refused).reason == "address_refused"


def test_news_of_what_was_sent_again_long_after_the_launch_are_heard():
    long_ago = (timezone.now() - timedelta(days=100)).date().replace(day=1)
    campaign = CampaignFactory.create(launched=True, month=long_ago)
    again = a_sent(campaign=campaign, attempt=2)

    assert tell(again, NewsKind.DELIVERED)

    assert reread(again).state == "delivered"
