"""Where a person and somebody beside them acknowledge, each gets a message with a link of their own."""

from email import message_from_bytes, policy
from typing import Any

import pytest
from django.utils import timezone

from apps.emailing import services
from apps.emailing.models import Campaign, Delivery, Nature
from apps.emailing.selectors import Reader, find_reader
from apps.emailing.tests.acting import admin
from apps.emailing.tests.campaigns import a_booklet_of, a_launched_campaign, fresh, send_all
from apps.emailing.unsubscribing import unsubscribe_token
from apps.participation.grants import link_token
from apps.participation.models import Participation
from apps.people.models import Signer, Signs

pytestmark = pytest.mark.django_db

PAUL = {"name": "Paul Martin", "relation": "père", "email": "Paul@exemple.test"}


@pytest.fixture
def one() -> Participation:
    booklet = a_booklet_of(1)
    one = Participation.objects.select_related("person", "booklet").get(booklet=booklet)
    one.person.signs, one.person.representative = Signs.BOTH, PAUL
    one.person.email = "ines@exemple.test"
    one.person.save()
    return one


def deliveries(campaign: Campaign) -> list[Delivery]:
    return list(Delivery.objects.filter(campaign=campaign).order_by("place", "attempt"))


def standing(campaign: Campaign) -> list[tuple[str, str, str]]:
    return [(one.signer, one.state, one.reason) for one in deliveries(campaign)]


def reader(one: Participation, signer: Signer) -> Reader:
    found = find_reader(
        unsubscribe_token(company_id=one.company_id, participation_id=one.id, signer=signer)
    )
    assert found
    return found


def retry(campaign: Campaign, delivery: Delivery) -> int:
    return services.retry_deliveries(
        actor=admin(campaign.company_id),
        booklet_id=campaign.booklet_id,
        mailing_id=campaign.id,
        delivery_ids=[delivery.id],
        now=timezone.now(),
    )


@pytest.mark.parametrize("nature", [Nature.INVITATION, Nature.REMINDER, Nature.INFORMATION])
def test_each_gets_their_own(spooled: Any, one: Participation, nature: Nature):
    campaign = a_launched_campaign(booklet=one.booklet, nature=nature)

    send_all()

    for delivery, address in zip(
        deliveries(campaign), ("ines@exemple.test", "paul@exemple.test"), strict=True
    ):
        raw = spooled.messages[f"{delivery.id}.1"]
        message: Any = message_from_bytes(raw, policy=policy.default)
        text = message.get_body(["plain"]).get_content()
        links = {
            signer: link_token(participation_id=one.id, epoch=1, signer=signer) for signer in Signer
        }
        assert message["To"] == address
        assert [links[signer] in text for signer in Signer] == [
            signer == delivery.signer for signer in Signer
        ]
    assert fresh(campaign).sent == 2
    one.refresh_from_db()
    assert one.reminders == int(nature == Nature.REMINDER)


def test_messages_that_leave_one_after_the_other_are_both_sent(spooled: Any, one: Participation):
    campaign = a_launched_campaign(booklet=one.booklet, nature=Nature.REMINDER)
    spooled.rule = lambda at, line: (
        b"450 4.2.0 Later" if at == "RCPT" and b"paul@" in line else None
    )
    send_all()
    spooled.rule = None
    Delivery.objects.filter(campaign=campaign).exclude(due_at=None).update(due_at=timezone.now())

    send_all()

    assert [state for _, state, _ in standing(campaign)] == ["sent", "sent"]
    one.refresh_from_db()
    assert one.reminders == 1


def test_whoever_signed_is_not_reminded_beside_the_other(spooled: Any, one: Participation):
    at = timezone.now().isoformat()
    one.signed = {"": {Signer.PERSON.value: [str(one.booklet.publication_id), at]}}
    one.save()

    campaign = a_launched_campaign(booklet=one.booklet, nature=Nature.REMINDER)
    send_all()

    assert standing(campaign) == [
        ("person", "excluded", "acknowledged"),
        ("representative", "sent", ""),
    ]


def test_the_wish_of_one_is_not_the_others(spooled: Any, one: Participation):
    services.unsubscribe(reader=reader(one, Signer.REPRESENTATIVE), now=timezone.now())
    services.follow_address(company_id=one.company_id, person_id=one.person_id)

    campaign = a_launched_campaign(booklet=one.booklet)
    send_all()

    assert standing(campaign) == [
        ("person", "sent", ""),
        ("representative", "excluded", "unsubscribed"),
    ]
    assert reader(one, Signer.PERSON).unsubscribed_at is None
    assert reader(one, Signer.REPRESENTATIVE).unsubscribed_at
    one.person.refresh_from_db()
    assert one.person.has_mail  # until neither wants any
    services.unsubscribe(reader=reader(one, Signer.PERSON), now=timezone.now())
    one.person.refresh_from_db()
    assert not one.person.has_mail


def test_somebody_without_an_address_does_not_keep_the_other_from_theirs(
    spooled: Any, one: Participation
):
    one.person.email = ""
    one.person.save()

    campaign = a_launched_campaign(booklet=one.booklet)
    counted = services.count_audience(
        booklet=one.booklet, nature=Nature.INFORMATION, audience={}, now=timezone.now()
    )
    send_all()

    assert standing(campaign) == [
        ("person", "excluded", "no_address"),
        ("representative", "sent", ""),
    ]
    assert (counted.people, counted.written_to) == (1, 1)


def test_what_failed_is_sent_again_to_the_same_one(spooled: Any, one: Participation):
    campaign = a_launched_campaign(booklet=one.booklet, nature=Nature.INVITATION)
    spooled.rule = lambda at, line: b"554 5.7.1 No" if at == "RCPT" and b"paul@" in line else None
    send_all()
    spooled.rule = None
    person, representative = deliveries(campaign)
    assert (person.state, representative.state) == ("sent", "failed")

    assert retry(campaign, person) == 0
    assert retry(campaign, representative) == 1
    send_all()

    assert [(d.signer, d.attempt, d.state) for d in deliveries(campaign)] == [
        ("person", 1, "sent"),
        ("representative", 1, "failed"),
        ("representative", 2, "sent"),
    ]
    assert deliveries(campaign)[2].address == "paul@exemple.test"
