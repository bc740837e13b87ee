from datetime import UTC, datetime
from typing import Any

import pytest

from apps.companies.factories import MembershipFactory
from apps.emailing import services
from apps.emailing.factories import CampaignFactory, DeliveryFactory
from apps.emailing.models import Campaign, CampaignState
from apps.emailing.tests.campaigns import fresh
from apps.journal.models import AuditEvent
from shared.actor import Role
from shared.jobs.models import Job
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


def stopped(*, hard: int = 0, **counts: Any) -> Campaign:
    campaign = CampaignFactory.create(launched=True, bounced=hard, **counts)
    for _ in range(hard):
        DeliveryFactory.create(campaign=campaign, state="bounced", reason="hard_bounce")
    with act_as_company(campaign.company_id):
        services.stop_campaign(campaign=campaign, now=NOW)
    return fresh(campaign)


@pytest.mark.parametrize(
    ("counts", "why"),
    [
        ({"sent": 200, "complained": 1}, "complaints"),
        ({"sent": 199, "complained": 1}, ""),
        ({"sent": 1001, "complained": 1}, ""),
        ({"sent": 1000, "complained": 1}, "complaints"),
        ({"sent": 200, "hard": 10}, "bounces"),
        ({"sent": 200, "hard": 9}, ""),
        ({"sent": 199, "hard": 20}, ""),
    ],
    ids=str,
)
def test_stops_when_too_many_refuse(counts: dict[str, int], why: str):
    campaign = stopped(**counts)

    assert campaign.paused_for == why
    assert campaign.state == (CampaignState.PAUSED if why else CampaignState.SENDING)
    assert AuditEvent.objects.filter(action="emailing.campaign_stopped").count() == bool(why)


def test_bounces_of_another_kind_do_not_stop_it():
    campaign = CampaignFactory.create(launched=True, sent=200, bounced=50)

    services.stop_campaign(campaign=campaign, now=NOW)

    assert fresh(campaign).state == CampaignState.SENDING


def test_one_that_is_done_stays_so():
    assert stopped(sent=300, complained=3, state=CampaignState.DONE).state == CampaignState.DONE


def test_it_is_told_once():
    manager = MembershipFactory.create(role=Role.BOOKLET_MANAGER)
    campaign = stopped(company_id=manager.company_id, by_id=manager.user_id, sent=300, complained=3)

    services.stop_campaign(campaign=campaign, now=NOW)

    assert Job.objects.filter(name="emailing.send_notice").count() == 1
