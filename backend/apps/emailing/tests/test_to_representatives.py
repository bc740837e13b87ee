"""Who alone acknowledges for somebody is written to in their place, and gets a link of their own."""

from email import message_from_bytes, policy
from typing import Any

import pytest
from django.utils import timezone

from apps.emailing import services
from apps.emailing.models import Campaign, Delivery, DeliveryState
from apps.emailing.selectors import find_reader
from apps.emailing.tests.campaigns import a_booklet_of, a_launched_campaign, fresh, send_all
from apps.emailing.unsubscribing import unsubscribe_token
from apps.participation.grants import link_token
from apps.participation.models import Participation
from apps.people.models import Signer, Signs
from apps.reading.models import ReadingLink

pytestmark = pytest.mark.django_db

PAUL = {"name": "Paul Martin", "relation": "père", "email": "Paul@exemple.test"}


@pytest.fixture
def one() -> Participation:
    booklet = a_booklet_of(1)
    one = Participation.objects.select_related("person", "booklet").get(booklet=booklet)
    one.person.signs, one.person.representative = Signs.REPRESENTATIVE, PAUL
    one.person.save()
    return one


def _text(spooled: Any, campaign: Campaign) -> Any:
    delivery = Delivery.objects.get(campaign=campaign)
    return message_from_bytes(spooled.messages[f"{delivery.id}.1"], policy=policy.default)


def test_their_message_goes_to_who_signs_with_a_link_of_their_own(spooled: Any, one: Participation):
    campaign = a_launched_campaign(booklet=one.booklet)

    send_all()

    message = _text(spooled, campaign)
    text = message.get_body(["plain"]).get_content()
    theirs = link_token(participation_id=one.id, epoch=1, signer=Signer.REPRESENTATIVE)
    assert message["To"] == "paul@exemple.test"
    assert theirs in text
    assert link_token(participation_id=one.id, epoch=1) not in text
    assert "Paul Martin" in text
    assert ReadingLink.objects.filter(participation_id=one.id).count() == len(Signer)


def test_a_card_that_changes_after_the_launch_gives_nobody_the_link_of_another(
    spooled: Any, one: Participation
):
    campaign = a_launched_campaign(booklet=one.booklet)
    one.person.signs = Signs.SELF
    one.person.save()

    send_all()

    text = _text(spooled, campaign).get_body(["plain"]).get_content()
    assert link_token(participation_id=one.id, epoch=1) not in text


def test_they_are_left_alone_once_they_ask_for_it(spooled: Any, one: Participation):
    reader = find_reader(unsubscribe_token(company_id=one.company_id, participation_id=one.id))
    assert reader
    services.unsubscribe(reader=reader, now=timezone.now())

    campaign = a_launched_campaign(booklet=one.booklet)
    send_all()

    delivery = Delivery.objects.get(campaign=campaign)
    assert (delivery.state, delivery.reason) == (DeliveryState.EXCLUDED, "unsubscribed")
    assert fresh(campaign).sent == 0
