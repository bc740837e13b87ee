from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from django.utils import timezone

from apps.emailing import services
from apps.emailing.models import Campaign, CampaignState, Delivery, Nature, SuppressionReason
from apps.emailing.tests.campaigns import (
    a_launched_campaign,
    claim,
    fresh,
    participants,
    states,
    turns,
)
from shared.ids import uuid7

pytestmark = pytest.mark.django_db

PARIS = ZoneInfo("Europe/Paris")


def test_takes_each_once_in_their_order():
    campaign = a_launched_campaign(people=5)

    first, second = claim(campaign, most=3), claim(campaign, most=3)

    assert [one.place for one in first] == [1, 2, 3]
    assert [one.place for one in second] == [4, 5]
    assert claim(campaign) == []
    assert fresh(campaign).watermark == 5


def test_takes_again_what_a_killed_worker_held():
    campaign = a_launched_campaign(people=2)
    before = claim(campaign)

    now = timezone.now() + timedelta(seconds=61)
    after = claim(campaign, now=now)

    assert {one.message_id for one in after} == {one.message_id for one in before}


def test_leaves_out_whoever_acknowledged_or_was_suppressed_since_the_launch():
    campaign = a_launched_campaign(people=3, nature=Nature.REMINDER)
    first, second, _ = participants(campaign)
    first.state = "acknowledged"
    first.save()
    services.suppress_address(
        company_id=campaign.company_id,
        address=second.person.email,
        reason=SuppressionReason.COMPLAINT,
    )

    claimed = claim(campaign)

    assert [one.place for one in claimed] == [3]
    assert states(campaign) == ["excluded", "excluded", "claimed"]
    rows = Delivery.objects.filter(campaign=campaign, state="excluded").order_by("place")
    assert [one.reason for one in rows] == ["acknowledged", "address_refused"]
    assert fresh(campaign).excluded == 2


def test_writes_to_the_address_of_the_launch():
    campaign = a_launched_campaign(people=1)
    person = participants(campaign)[0].person
    before, person.email = person.email, "autre@example.com"
    person.save()

    assert [one.address for one in claim(campaign)] == [before]


def test_says_when_a_campaign_is_done():
    campaign = a_launched_campaign(people=1)
    first = participants(campaign)[0]
    first.has_left = True
    first.save()

    claim(campaign)
    claim(campaign)

    assert fresh(campaign).state == CampaignState.DONE


def test_a_campaign_of_nobody_is_done_at_once():
    campaign = a_launched_campaign(people=0)

    claim(campaign)

    assert fresh(campaign).state == CampaignState.DONE


def test_the_company_served_least_lately_is_next():
    campaigns = [a_launched_campaign(people=2) for _ in range(3)]
    order = []
    for _ in range(6):
        turn = turns()[0]
        order.append(turn.company_id)
        services.claim_deliveries(campaign=turn, worker=uuid7(), now=timezone.now(), most=1)

    companies = [one.company_id for one in campaigns]
    assert sorted(order[:3]) == sorted(companies)
    assert order[3:] == order[:3]


class TestSpread:
    """Over the hours in which one writes, on the day of the launch."""

    BEGINS = datetime(2026, 11, 18, 10, tzinfo=PARIS)  # ten hours before the evening

    def spread(self, people: int, **said: Any) -> Campaign:
        campaign = a_launched_campaign(people=people, spread=True, **said)
        Campaign.objects.filter(id=campaign.id).update(launched_at=self.BEGINS)
        return fresh(campaign)

    def places(self, campaign: Campaign, **since: int) -> list[int]:
        claimed = claim(fresh(campaign), now=self.BEGINS + timedelta(**since))
        sent = Delivery.objects.filter(id__in=[one.id for one in claimed])
        sent.update(state="sent", due_at=None)
        return [one.place for one in claimed]

    def test_takes_each_at_its_hour(self):
        campaign = self.spread(people=4)

        assert self.places(campaign, seconds=0) == []
        assert self.places(campaign, seconds=1) == [1]
        assert self.places(campaign, hours=2, minutes=29) == []
        assert self.places(campaign, hours=5, minutes=1) == [2, 3]
        assert fresh(campaign).state == CampaignState.SENDING

    def test_takes_what_is_left_once_the_day_is_over(self):
        campaign = self.spread(people=4)

        assert self.places(campaign, hours=22) == [1, 2, 3, 4]

    def test_who_is_left_out_takes_no_hour_of_others(self):
        campaign = self.spread(people=3)
        Delivery.objects.filter(campaign=campaign, place__lte=2).update(state="excluded")
        Campaign.objects.filter(id=campaign.id).update(excluded=2)

        assert self.places(campaign, seconds=1) == [3]

    def test_begins_when_the_night_ends(self):
        campaign = self.spread(people=2)
        night = datetime(2026, 11, 18, 23, tzinfo=PARIS)
        Campaign.objects.filter(id=campaign.id).update(launched_at=night)

        assert self.places(campaign, hours=21, minutes=59) == []
        assert self.places(campaign, hours=22, minutes=1) == [1]


def test_a_message_sent_again_does_not_hide_those_before_it():
    campaign = a_launched_campaign(people=6)
    last = Delivery.objects.filter(campaign=campaign, place=6)
    last.update(due_at=timezone.now())

    first, second = claim(campaign, most=3), claim(campaign, most=3)

    assert sorted(one.place for one in first) == [1, 2, 6]
    assert [one.place for one in second] == [3, 4, 5]
