from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from apps.emailing import services
from apps.emailing.factories import DeliveryFactory
from apps.emailing.models import Delivery
from shared.ids import uuid7

pytestmark = pytest.mark.django_db


def click(delivery: Delivery, message: str = "", **said: Any) -> Delivery:
    told: dict[str, Any] = {"participation_id": delivery.participation_id, "now": timezone.now()}
    services.note_click(message=message or services.short_id(delivery.id), **{**told, **said})
    return Delivery.objects.select_related("campaign").get(id=delivery.id)


def sent(**said: Any) -> Delivery:
    return DeliveryFactory.create(state="sent", sent_at=timezone.now(), **said)


def test_keeps_the_first_day_and_counts_once():
    delivery, now = sent(), timezone.now()

    for later in range(3):
        clicked = click(delivery, now=now + timedelta(days=later))

    assert (clicked.clicked_on, clicked.campaign.clicked) == (now.date(), 1)


@pytest.mark.parametrize("message", ["x", "A" * 22, "é" * 22, "AZ" * 11])
def test_what_names_no_message_counts_nothing(message: str):
    assert click(sent(), message).clicked_on is None


def test_nobody_clicks_for_another():
    assert click(sent(), participation_id=uuid7()).clicked_on is None


def test_what_was_not_sent_was_not_clicked():
    assert click(DeliveryFactory.create()).clicked_on is None


def test_whoever_came_by_an_uncertain_one_has_it():
    delivery = DeliveryFactory.create(state="uncertain")
    delivery.campaign.uncertain = 1
    delivery.campaign.save()

    clicked = click(delivery)

    campaign = clicked.campaign
    assert (clicked.state, bool(clicked.clicked_on)) == ("sent", True)
    assert (campaign.uncertain, campaign.sent, campaign.clicked) == (0, 1, 1)
