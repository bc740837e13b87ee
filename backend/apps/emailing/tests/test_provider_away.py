"""J: a provider that hangs, refuses our login or leaves; minutes are tenths of a second here."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from django.utils import timezone

from apps.emailing.models import Campaign, CampaignState, Delivery, Waits
from apps.emailing.tests.campaigns import a_launched_campaign, fresh, send_all, states

pytestmark = pytest.mark.django_db

PEOPLE = 30
HANGS = 1.0  # longer than the spool waits for any word
AWAY_FOR = 2.0


def hang_at(stage: str) -> Callable[[str, bytes], bytes | None]:
    def rule(at: str, _: bytes) -> bytes | None:
        if at == stage:
            time.sleep(HANGS)
        return None

    return rule


def say_at(stage: str, words: bytes) -> Callable[[str, bytes], bytes | None]:
    return lambda at, _: words if at == stage else None


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("apps.emailing.services.send_deliveries.REST_SECONDS", 0)


def try_for(campaign: Campaign, seconds: float) -> None:
    """As a sender does that wakes again and again."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        again(campaign)


def again(campaign: Campaign) -> None:
    waiting = Delivery.objects.filter(campaign=campaign, state="pending").exclude(due_at=None)
    waiting.update(due_at=timezone.now())
    send_all()
    time.sleep(0.05)


def assert_waits(campaign: Campaign) -> None:
    """Nobody is blamed, and the screen says why nothing moves."""
    assert set(states(campaign)) == {"pending"}
    assert not Delivery.objects.filter(campaign=campaign).exclude(tries=0, reason="").exists()
    campaign = fresh(campaign)
    assert (campaign.state, campaign.waits_for) == (CampaignState.SENDING, Waits.PROVIDER)
    assert (campaign.failed, campaign.excluded, campaign.uncertain) == (0, 0, 0)


def assert_goes_on(campaign: Campaign, sink: Any) -> None:
    """Everybody is written to, once."""
    sink.rule = None
    ends = time.monotonic() + 30
    while fresh(campaign).state != CampaignState.DONE and time.monotonic() < ends:
        again(campaign)

    assert set(states(campaign)) == {"sent"}
    assert sink.taken.total() == len(sink.taken) == PEOPLE
    campaign = fresh(campaign)
    assert (campaign.state, campaign.waits_for, campaign.sent) == ("done", "", PEOPLE)


@pytest.mark.parametrize("stage", ["HELLO", "EHLO", "MAIL"])
def test_one_that_hangs_is_waited_for(spooled: Any, stage: str):
    campaign = a_launched_campaign(people=PEOPLE)
    spooled.rule = hang_at(stage)

    try_for(campaign, AWAY_FOR)

    assert_waits(campaign)
    assert_goes_on(campaign, spooled)


@pytest.mark.parametrize("stage", ["HELLO", "EHLO", "MAIL", "RCPT", "DATA", "DOT"])
def test_one_that_leaves_is_waited_for(spooled: Any, stage: str):
    campaign = a_launched_campaign(people=PEOPLE)
    spooled.rule = say_at(stage, b"421 4.3.2 Closing")

    try_for(campaign, AWAY_FOR)

    assert_waits(campaign)
    assert_goes_on(campaign, spooled)


@pytest.mark.parametrize("words", [b"535 5.7.8 Wrong", b"454 4.7.0 Later"])
def test_one_that_refuses_our_login_is_waited_for(members_only: Any, words: bytes):
    campaign = a_launched_campaign(people=PEOPLE)
    asks = {"EHLO": b"250-sink\r\n250-AUTH PLAIN\r\n250 PIPELINING", "AUTH": words}
    members_only.rule = lambda at, _: asks.get(at)

    try_for(campaign, AWAY_FOR)

    assert_waits(campaign)
    asks["AUTH"] = b"235 2.7.0 Welcome"
    ends = time.monotonic() + 30
    while fresh(campaign).state != CampaignState.DONE and time.monotonic() < ends:
        again(campaign)
    assert set(states(campaign)) == {"sent"}
    assert members_only.taken.total() == len(members_only.taken) == PEOPLE


def test_what_it_may_have_taken_before_it_hung_is_uncertain_and_no_other(spooled: Any):
    campaign = a_launched_campaign(people=PEOPLE)
    spooled.rule = hang_at("DOT")

    again(campaign)

    counted = fresh(campaign)
    assert 1 <= counted.uncertain < PEOPLE  # one for each connection that it let hang
    assert (counted.failed, counted.excluded) == (0, 0)
    spooled.rule = None
    ends = time.monotonic() + 30
    while fresh(campaign).state != CampaignState.DONE and time.monotonic() < ends:
        again(campaign)
    campaign = fresh(campaign)
    assert set(states(campaign)) == {"sent", "uncertain"}
    assert campaign.sent + campaign.uncertain == PEOPLE
    spooled.wait_for(PEOPLE)
    assert spooled.taken.total() == len(spooled.taken) == PEOPLE
