from typing import Any

import pytest
from django.utils import timezone

from apps.emailing import services
from apps.emailing.models import Campaign, Delivery
from apps.emailing.tests.campaigns import a_launched_campaign, fresh, send_all, states

pytestmark = pytest.mark.django_db


def an_uncertain_one(sink: Any) -> tuple[Campaign, Delivery]:
    campaign = a_launched_campaign(people=1)
    sink.rule = lambda at, _: b"" if at == "DOT" else None
    send_all()
    sink.rule = None
    return campaign, Delivery.objects.get(campaign=campaign)


def test_one_that_was_taken_is_sent(spooled: Any):
    campaign, delivery = an_uncertain_one(spooled)

    services.resolve_delivery(
        campaign=campaign, delivery_id=delivery.id, was_taken=True, now=timezone.now()
    )

    campaign = fresh(campaign)
    assert states(campaign) == ["sent"]
    assert (campaign.sent, campaign.uncertain) == (1, 0)


def test_one_that_was_not_taken_goes_under_a_new_id(spooled: Any):
    campaign, delivery = an_uncertain_one(spooled)

    services.resolve_delivery(
        campaign=campaign, delivery_id=delivery.id, was_taken=False, now=timezone.now()
    )

    delivery.refresh_from_db()
    assert (delivery.state, delivery.attempt) == ("pending", 2)
    assert (fresh(campaign).state, fresh(campaign).uncertain) == ("sending", 0)


def test_what_is_certain_is_not_decided_again(spooled: Any):
    campaign = a_launched_campaign(people=1)
    send_all()

    with pytest.raises(services.DeliveryIsCertain):
        services.resolve_delivery(
            campaign=campaign,
            delivery_id=Delivery.objects.get(campaign=campaign).id,
            was_taken=False,
            now=timezone.now(),
        )
