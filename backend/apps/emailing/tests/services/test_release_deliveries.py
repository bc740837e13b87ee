from datetime import timedelta

import pytest
from django.utils import timezone

from apps.emailing import services
from apps.emailing.tests.campaigns import a_launched_campaign, claim
from shared.ids import uuid7

pytestmark = pytest.mark.django_db


def test_what_is_released_is_claimed_at_once():
    campaign, worker, now = a_launched_campaign(people=2), uuid7(), timezone.now()
    claimed = claim(campaign, worker=worker, now=now)

    services.release_deliveries(
        ids=[claimed[0].id], months=[campaign.partition], worker=worker, now=now
    )

    assert [one.id for one in claim(campaign, now=now)] == [claimed[0].id]


def test_what_is_renewed_is_not_claimed_by_others():
    campaign, worker, now = a_launched_campaign(people=1), uuid7(), timezone.now()
    claimed = claim(campaign, worker=worker, now=now)

    later = now + timedelta(seconds=50)
    services.renew_leases(
        ids=[one.id for one in claimed], months=[campaign.partition], worker=worker, now=later
    )

    assert claim(campaign, now=now + timedelta(seconds=90)) == []
