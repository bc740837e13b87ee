from datetime import timedelta

import pytest
from django.utils import timezone

from apps.emailing import services
from apps.emailing.models import Campaign, Delivery
from apps.emailing.tests.campaigns import a_launched_campaign, claim, fresh, states
from shared.ids import uuid7
from shared.spool.messages import Answer, Outcome

pytestmark = pytest.mark.django_db


def tell(campaign: Campaign, outcome: Outcome, *, times: int = 1) -> Delivery:
    """What the spool says of the only message, after each claim of it."""
    worker, now = uuid7(), timezone.now()
    delivery = Delivery.objects.get(campaign=campaign)
    for _ in range(times):
        claimed = claim(campaign, worker=worker, now=now)
        services.hand_deliveries(campaign=campaign, claimed=claimed, worker=worker, now=now)
        told = [
            services.Told(one.id, Answer(one.message_id, outcome, now.timestamp(), "450 Later"))
            for one in claimed
        ]
        services.mark_deliveries(campaign=campaign, told=told, worker=worker, now=now)
        last, delivery = now, Delivery.objects.get(campaign=campaign)
        now = delivery.due_at or now
        delivery.worker, delivery.updated_at = worker, last
    return delivery


@pytest.mark.parametrize(
    ("tries", "pause"), [(1, 5), (2, 15), (3, 60), (4, 240), (5, 240)], ids=str
)
def test_puts_off_for_longer_each_time(tries: int, pause: int):
    delivery = tell(a_launched_campaign(people=1), Outcome.LATER, times=tries)

    assert delivery.due_at
    assert delivery.due_at - delivery.updated_at == timedelta(minutes=pause)
    assert (delivery.state, delivery.tries) == ("pending", tries)


def test_gives_up_after_a_day():
    campaign = a_launched_campaign(people=1)

    delivery = tell(campaign, Outcome.LATER, times=10)

    assert (delivery.state, delivery.reason) == ("failed", "given_up")
    assert fresh(campaign).failed == 1


def test_a_provider_that_is_away_costs_no_try():
    delivery = tell(a_launched_campaign(people=1), Outcome.AWAY, times=3)

    assert (delivery.state, delivery.tries) == ("pending", 0)


def test_counts_each_once():
    campaign, worker, now = a_launched_campaign(people=2), uuid7(), timezone.now()
    told = [
        services.Told(one.id, Answer(one.message_id, Outcome.SENT, now.timestamp(), "250 Ok"))
        for one in claim(campaign, worker=worker)
    ]

    for _ in range(2):
        services.mark_deliveries(campaign=campaign, told=told, worker=worker, now=now)

    assert fresh(campaign).sent == 2
    assert states(campaign) == ["sent", "sent"]


def test_a_full_domain_costs_no_try_and_says_when_to_come_again():
    campaign, worker, now = a_launched_campaign(people=1), uuid7(), timezone.now()
    again = now + timedelta(seconds=90)
    (one,) = claim(campaign, worker=worker, now=now)
    told = [services.Told(one.id, Answer(one.message_id, Outcome.FULL, again.timestamp()))]

    services.mark_deliveries(campaign=campaign, told=told, worker=worker, now=now)

    delivery = Delivery.objects.get(campaign=campaign)
    assert (delivery.state, delivery.tries) == ("pending", 0)
    assert delivery.due_at
    assert abs(delivery.due_at - again) < timedelta(milliseconds=1)
    assert claim(campaign, worker=worker, now=again + timedelta(seconds=1)) != []
