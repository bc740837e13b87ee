from collections.abc import Callable
from datetime import timedelta

import pytest
from django.utils import timezone

from apps.booklets.models import Booklet, BookletStatus
from apps.companies.models import Company, CompanyStatus
from apps.emailing import services
from apps.emailing.factories import CampaignFactory
from apps.emailing.models import Campaign, CampaignState
from apps.emailing.tests.campaigns import a_booklet_of, fresh
from apps.journal.models import AuditEvent
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db

MINUTE = timedelta(minutes=1)


@pytest.fixture
def campaign() -> Campaign:
    return CampaignFactory.create(
        booklet=a_booklet_of(2),
        state=CampaignState.SCHEDULED,
        starts_at=timezone.now() - timedelta(seconds=1),
    )


def test_begins_at_its_hour_and_once(campaign: Campaign, run_jobs: Callable[[], None]):
    services.call_scheduled(now=timezone.now() - MINUTE)
    assert not Job.objects.exists()

    for _ in range(3):
        services.call_scheduled(now=timezone.now())
    run_jobs()  # starts it
    run_jobs()  # freezes it
    services.call_scheduled(now=timezone.now())
    run_jobs()

    campaign = fresh(campaign)
    assert (campaign.state, campaign.total) == (CampaignState.SENDING, 2)
    assert AuditEvent.objects.filter(action="mailing.started").count() == 1


def test_is_a_draft_again_where_nothing_can_be_read(campaign: Campaign):
    Booklet.objects.filter(id=campaign.booklet_id).update(status=BookletStatus.SUSPENDED)

    services.start_scheduled(campaign_id=campaign.id, now=timezone.now())

    assert fresh(campaign).state == CampaignState.DRAFT
    assert AuditEvent.objects.filter(action="mailing.put_back").count() == 1


def test_waits_while_its_company_is_suspended(campaign: Campaign):
    Company.objects.filter(id=campaign.company_id).update(status=CompanyStatus.SUSPENDED)

    services.call_scheduled(now=timezone.now())

    assert not Job.objects.exists()
