"""The whole loop against a mail server that tells what it took."""

import time
from datetime import timedelta
from email import message_from_bytes, policy
from typing import Any

import pytest
from django.utils import timezone

from apps.emailing import services
from apps.emailing.models import Campaign, CampaignState, Delivery, DeliveryState, Nature, Waits
from apps.emailing.services import send_deliveries
from apps.emailing.tests.campaigns import (
    a_booklet_of,
    a_launched_campaign,
    fresh,
    participants,
    send_all,
    states,
    turns,
)
from apps.participation.models import ParticipationState
from shared.spool.client import SpoolAway

pytestmark = pytest.mark.django_db


def test_everybody_is_written_to_once(spooled: Any):
    campaign = a_launched_campaign(people=120)

    send_all()

    campaign = fresh(campaign)
    assert spooled.taken.total() == len(spooled.taken) == 120
    assert set(states(campaign)) == {DeliveryState.SENT}
    assert (campaign.state, campaign.sent, campaign.total) == (CampaignState.DONE, 120, 120)


def test_a_message_says_what_was_written(spooled: Any):
    campaign = a_launched_campaign(people=1)
    one = participants(campaign)[0]

    send_all()

    delivery = Delivery.objects.get(campaign=campaign)
    message: Any = message_from_bytes(spooled.messages[f"{delivery.id}.1"], policy=policy.default)
    assert message["To"] == one.person.email
    assert message["Subject"] == "Inès, votre livret d’accueil"
    assert "via Livretier" in message["From"]
    html = message.get_body(["html"]).get_content()
    text = message.get_body(["plain"]).get_content().replace("\r\n", "\n")
    assert "Bonjour Inès" in html
    assert message["List-Unsubscribe"].strip("<>") in text
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert message["Auto-Submitted"] == "auto-generated"
    assert str(campaign.id) in message["Feedback-ID"]
    assert text.startswith("Bonjour Inès\n")
    assert campaign.booklet.slug in text
    assert delivery.answer.startswith("250 ")
    assert delivery.sent_at


def test_an_invitation_makes_people_invited(spooled: Any):
    campaign = a_launched_campaign(people=2, nature=Nature.INVITATION)

    send_all()

    assert {one.state for one in participants(campaign)} == {ParticipationState.INVITED}


def test_a_reminder_is_noted_and_no_other_follows_it_soon(spooled: Any):
    campaign = a_launched_campaign(people=2, nature=Nature.REMINDER)

    send_all()
    second = a_launched_campaign(booklet=campaign.booklet, nature=Nature.REMINDER)
    send_all()

    assert {one.reminders for one in participants(campaign)} == {1}
    assert states(second) == ["excluded"] * 2
    assert spooled.taken.total() == 2


def test_a_refusal_fails_and_the_others_go_on(spooled: Any):
    campaign = a_launched_campaign(people=3)
    refused = participants(campaign)[1].person.email.encode()
    spooled.rule = lambda at, line: (
        b"550 5.1.1 Unknown" if at == "RCPT" and refused in line else None
    )

    send_all()

    campaign = fresh(campaign)
    assert states(campaign) == ["sent", "failed", "sent"]
    assert (campaign.sent, campaign.failed) == (2, 1)
    failed = Delivery.objects.get(campaign=campaign, state="failed")
    assert (failed.reason, failed.answer) == ("hard_bounce", "550 5.1.1 Unknown")


def test_what_is_put_off_comes_again_after_five_minutes(spooled: Any):
    campaign = a_launched_campaign(people=1)
    spooled.rule = lambda at, _: b"450 4.2.0 Greylisted" if at == "RCPT" else None

    send_all()

    delivery = Delivery.objects.get(campaign=campaign)
    assert delivery.state == DeliveryState.PENDING
    assert delivery.due_at
    wait = delivery.due_at - timezone.now()
    assert timedelta(minutes=4) < wait <= timedelta(minutes=5)
    assert fresh(campaign).state == CampaignState.SENDING


def test_an_uncertain_message_waits_for_somebody(spooled: Any):
    campaign = a_launched_campaign(people=1)
    spooled.rule = lambda at, _: b"CUT AFTER" if at == "DOT" else None

    send_all()
    send_all()

    campaign = fresh(campaign)
    assert states(campaign) == ["uncertain"]
    assert (campaign.uncertain, campaign.state) == (1, CampaignState.DONE)
    assert spooled.taken.total() == 1


def test_a_provider_that_is_away_blames_nobody(spooled: Any, monkeypatch: pytest.MonkeyPatch):
    campaign = a_launched_campaign(people=3)
    spooled.rule = lambda at, _: b"421 Closing" if at == "HELLO" else None

    send_all()

    assert states(campaign) == ["pending"] * 3
    assert fresh(campaign).waits_for == Waits.PROVIDER
    assert not Delivery.objects.filter(campaign=campaign).exclude(tries=0).exists()

    spooled.rule = None
    monkeypatch.setattr("apps.emailing.services.send_deliveries.REST_SECONDS", 0)
    Delivery.objects.filter(campaign=campaign).update(due_at=timezone.now())
    time.sleep(0.5)
    send_all()

    assert states(campaign) == ["sent"] * 3
    assert fresh(campaign).waits_for == ""


def test_without_the_spool_nothing_is_claimed(settings: Any):
    campaign = a_launched_campaign(people=2)
    settings.SPOOL = ("127.0.0.1", 1)

    with pytest.raises(SpoolAway):
        services.Sender().step()

    assert states(campaign) == ["pending"] * 2


def test_an_address_that_no_server_takes_fails(spooled: Any):
    campaign = a_launched_campaign(people=2)
    first = Delivery.objects.filter(campaign=campaign).order_by("place")[0]
    Delivery.objects.filter(id=first.id).update(address="inès rouquette@example.com")

    send_all()

    assert states(campaign) == ["failed", "sent"]


def test_what_was_sent_and_not_written_down_is_not_sent_again(spooled: Any):
    campaign = a_launched_campaign(people=5)
    send_all()
    Delivery.objects.filter(campaign=campaign).update(
        state=DeliveryState.HANDED, due_at=timezone.now(), sent_at=None
    )
    Campaign.objects.filter(id=campaign.id).update(state=CampaignState.SENDING, sent=0)

    send_all()

    assert spooled.taken.total() == 5
    assert set(states(campaign)) == {DeliveryState.SENT}
    assert fresh(campaign).sent == 5


def test_who_acknowledged_after_a_lost_message_is_asked_for_not_written_to(spooled: Any):
    campaign = a_launched_campaign(people=2, nature=Nature.REMINDER)
    send_all()
    lost, never = Delivery.objects.filter(campaign=campaign).order_by("place")
    Delivery.objects.filter(id=lost.id).update(state="handed", due_at=timezone.now())
    Delivery.objects.filter(id=never.id).update(
        state="handed", due_at=timezone.now(), attempt=2, sent_at=None
    )
    for one in participants(campaign):
        one.state = ParticipationState.ACKNOWLEDGED
        one.save()
    Campaign.objects.filter(id=campaign.id).update(state=CampaignState.SENDING)

    send_all()

    assert states(campaign) == ["sent", "excluded"]
    assert Delivery.objects.get(id=never.id).reason == "acknowledged"
    assert spooled.taken.total() == 2


def test_companies_take_turns():
    large = a_launched_campaign(booklet=a_booklet_of(2))
    small = a_launched_campaign(booklet=a_booklet_of(1))
    first = turns()[0]
    services.claim_deliveries(campaign=first, worker=large.id, now=timezone.now(), most=1)

    assert turns()[0].id == ({large.id, small.id} - {first.id}).pop()


def test_whoever_came_meanwhile_does_not_wait_until_the_turn_of_another_ends(spooled: Any):
    a_launched_campaign(people=60)
    small = a_launched_campaign(people=1)
    sender = services.Sender(by_night=True)

    sender.step()  # is the turn of the first

    assert states(small) != ["pending"]
    sender.end()


class TestBesideMany:
    """The first mailing has more messages than fit beside the answers that are waited for."""

    @pytest.fixture(autouse=True)
    def small(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(send_deliveries, "GROUP", 2)
        monkeypatch.setattr(send_deliveries, "WINDOW", 8)
        monkeypatch.setattr(send_deliveries, "MARKED_WITHIN", 0)

    def test_few_go_at_once_and_not_a_group_in_each_turn(self, spooled: Any):
        a_launched_campaign(people=20)
        few = a_launched_campaign(people=6)
        sender = services.Sender(by_night=True)

        sender.step()  # is the turn of the first

        assert "pending" not in states(few)
        sender.end()
        assert spooled.taken.total() == len(spooled.taken) == 26

    def test_few_are_written_down_before_the_others_end(self, spooled: Any):
        a_launched_campaign(people=30)
        few = a_launched_campaign(people=1)
        sender = services.Sender(by_night=True)

        sender.step()

        assert states(few) == ["sent"]
        sender.end()
