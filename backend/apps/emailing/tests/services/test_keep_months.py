from datetime import date, datetime

import pytest
from django.db import connection
from django.utils import timezone

from apps.emailing import selectors, services
from apps.emailing.factories import CampaignFactory, DeliveryFactory
from apps.emailing.models import Campaign, CampaignState, Delivery, DeliveryState
from apps.emailing.schemas import describe
from apps.emailing.services.keep_months import AHEAD, KEPT
from shared.months import months_after, months_before

pytestmark = pytest.mark.django_db


def months() -> set[str]:
    with connection.cursor() as cursor:
        # What was put in by this very test has been looked at: a table under way cannot be dropped.
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        cursor.execute(
            "SELECT right(inhrelid::regclass::text, 6) FROM pg_inherits"
            " WHERE inhparent = 'emailing_delivery'::regclass"
        )
        return {month for (month,) in cursor.fetchall()}


def first_of(now: datetime, months_ago: int) -> date:
    return months_before(now.date().replace(day=1), months_ago)


def old_campaign(now: datetime, **said: object) -> Campaign:
    month = first_of(now, KEPT + 1)
    campaign = CampaignFactory.create(
        month=month, launched_at=months_before(now, KEPT + 2), **{"state": "done", **said}
    )
    DeliveryFactory.create(campaign=campaign, state=DeliveryState.SENT, sent_at=now)
    DeliveryFactory.create(campaign=campaign, state=DeliveryState.EXCLUDED, reason="left")
    return campaign


def test_the_months_to_come_have_their_place():
    services.keep_months(now=timezone.now())

    this = timezone.now().date().replace(day=1)
    assert {f"{months_after(this, ahead):%Y%m}" for ahead in range(AHEAD + 1)} <= months()


def test_addresses_go_after_thirteen_months_and_counts_stay():
    now = timezone.now()
    campaign = old_campaign(now, excluded=1, sent=1, total=2)
    young = DeliveryFactory.create(
        campaign=CampaignFactory.create(month=first_of(now, KEPT), launched_at=now, state="done")
    )
    before = months()

    services.keep_months(now=now)

    assert before - months() == {f"{first_of(now, KEPT + 1):%Y%m}"}
    assert Delivery.objects.get().id == young.id
    campaign.refresh_from_db()
    told = describe.describe_mailing(campaign, now=now)
    assert told["left_out"] == [{"reason": "left", "count": 1}]
    assert (told["counts"]["sent"], told["recipients_kept"]) == (1, False)
    assert selectors.count_acknowledged(campaigns=[campaign]) == {campaign.id: 0}


def test_a_mailing_that_was_forgotten_in_a_pause_is_cancelled_first():
    now = timezone.now()
    campaign = old_campaign(now, state=CampaignState.PAUSED, total=3)
    DeliveryFactory.create(campaign=campaign)
    months()

    services.keep_months(now=now)

    campaign.refresh_from_db()
    assert (campaign.state, campaign.excluded) == (CampaignState.CANCELLED, 1)


def test_no_clock_drops_what_is_young():
    delivery = DeliveryFactory.create()
    months()

    services.keep_months(now=months_after(timezone.now(), 40))

    assert Delivery.objects.get().id == delivery.id
