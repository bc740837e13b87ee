from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest

from apps.companies.models import Company, CompanyStatus
from apps.emailing import services
from apps.emailing.models import Campaign, CampaignState, Delivery, Waits
from apps.emailing.services.list_turns import is_awaited
from apps.emailing.tests.campaigns import a_launched_campaign, claim, fresh, states

pytestmark = pytest.mark.django_db

EVENING = datetime(2027, 3, 16, 18, 59, 59, tzinfo=UTC)  # a Tuesday, a second before 20:00 in Paris
NIGHT = EVENING + timedelta(seconds=1)
MORNING = datetime(2027, 3, 17, 7, tzinfo=UTC)
NOBODY = UUID(int=0)


def waits_for(campaign: Campaign) -> str:
    return fresh(campaign).waits_for


class TestQuietHours:
    def test_wait_from_eight_in_the_evening_to_eight_in_the_morning(self):
        campaign = a_launched_campaign()

        assert services.list_turns(now=EVENING) == [campaign]
        assert services.list_turns(now=NIGHT) == []
        assert waits_for(campaign) == Waits.QUIET
        assert services.list_turns(now=MORNING - timedelta(seconds=1)) == []
        assert services.list_turns(now=MORNING) == [campaign]
        assert waits_for(campaign) == ""

    def test_are_those_of_each_company(self):
        here, there = a_launched_campaign(), a_launched_campaign()
        Company.objects.filter(id=there.company_id).update(timezone="Pacific/Noumea")

        assert services.list_turns(now=datetime(2027, 3, 16, 12, tzinfo=UTC)) == [here]
        assert services.list_turns(now=datetime(2027, 3, 16, 22, tzinfo=UTC)) == [there]
        assert (waits_for(here), waits_for(there)) == (Waits.QUIET, "")

    def test_let_what_is_over_end(self):
        campaign = a_launched_campaign(people=1)
        claim(campaign)
        Delivery.objects.filter(campaign=campaign).update(state="sent", due_at=None)

        services.list_turns(now=NIGHT)

        assert fresh(campaign).state == CampaignState.DONE

    def test_leave_a_full_quota_the_reason(self):
        campaign = a_launched_campaign(people=1)
        Campaign.objects.filter(id=campaign.id).update(waits_for=Waits.QUOTA)

        services.list_turns(now=NIGHT)

        assert waits_for(campaign) == Waits.QUOTA


def test_a_suspended_company_writes_to_nobody():
    campaign = a_launched_campaign()
    Company.objects.filter(id=campaign.company_id).update(status=CompanyStatus.SUSPENDED)

    assert services.list_turns(now=EVENING) == []


class TestSenderAtTheHour:
    def test_hands_over_what_is_left_at_eight_in_the_morning(self, spooled: Any):
        campaign = a_launched_campaign(people=60)
        clock = Clock(EVENING, then=NIGHT, after=5)  # a group of fifty is handed over before
        sender = services.Sender(clock=clock)

        sender.step()
        sender.end()

        assert sorted(set(states(campaign))) == ["claimed", "sent"]
        assert spooled.taken.total() == 50
        _send_at(NIGHT + timedelta(hours=3))
        assert spooled.taken.total() == 50

        sender = services.Sender(clock=lambda: MORNING)
        while sender.step():
            pass
        sender.end()

        assert spooled.taken.total() == len(spooled.taken) == 60
        assert set(states(campaign)) == {"sent"}

    def test_tries_again_what_was_put_off_when_the_night_is_over(self, spooled: Any):
        campaign = a_launched_campaign(people=1)
        spooled.rule = lambda at, _: b"450 4.2.0 Greylisted" if at == "RCPT" else None
        _send_at(EVENING)
        spooled.rule = None

        _send_at(EVENING + timedelta(minutes=6))
        assert states(campaign) == ["pending"]

        _send_at(MORNING)
        assert states(campaign) == ["sent"]


class Clock:
    """Shows another hour after it was looked at so often."""

    def __init__(self, first: datetime, *, then: datetime, after: int) -> None:
        self.first, self.then, self.left = first, then, after

    def __call__(self) -> datetime:
        self.left -= 1
        return self.first if self.left >= 0 else self.then


def _send_at(now: datetime) -> None:
    sender = services.Sender(clock=lambda: now)
    while sender.step():
        pass
    sender.end()


def test_trials_send_by_night():
    campaign = a_launched_campaign()

    assert services.list_turns(now=NIGHT, by_night=True) == [campaign]


class TestIsAwaited:
    def test_by_a_company_that_had_no_turn_since(self):
        campaign = a_launched_campaign(people=2)

        assert awaited()
        assert not awaited(besides=campaign.company_id)
        claim(campaign, now=EVENING, most=1)
        assert not awaited()
        assert awaited(since=EVENING + timedelta(seconds=1))

    def test_not_by_one_of_which_all_is_claimed(self):
        claim(a_launched_campaign(people=1), now=EVENING)

        assert not awaited(since=EVENING + timedelta(seconds=1))

    def test_by_one_of_which_something_is_due_again(self):
        campaign = a_launched_campaign(people=1)
        claim(campaign, now=EVENING)
        Delivery.objects.filter(campaign=campaign).update(due_at=EVENING)

        assert awaited(since=EVENING + timedelta(seconds=1))

    def test_not_by_one_that_is_spread_over_its_day(self):
        a_launched_campaign(people=1, spread=True)

        assert not awaited()

    @pytest.mark.parametrize("waits", [Waits.QUOTA, Waits.QUIET])
    def test_not_by_whoever_may_not_write(self, waits: Waits):
        campaign = a_launched_campaign(people=1)
        Campaign.objects.filter(id=campaign.id).update(waits_for=waits)

        assert not awaited()


def awaited(*, besides: UUID = NOBODY, since: datetime = EVENING) -> bool:
    return is_awaited(besides=besides, since=since, now=EVENING + timedelta(seconds=1))
