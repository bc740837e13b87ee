from datetime import UTC, datetime
from typing import Any

import pytest
from django.utils import timezone

from apps.booklets.events import BookletStatusChanged
from apps.booklets.models import Booklet, BookletStatus
from apps.companies.models import Company, CompanyStatus
from apps.emailing import services
from apps.emailing.factories import CampaignFactory
from apps.emailing.models import Campaign, CampaignState, MailMonth, Paused, Waits
from apps.emailing.tests.campaigns import a_launched_campaign, claim, fresh, send_all, states
from apps.journal.models import AuditEvent
from shared.events import announce
from shared.ids import uuid7
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db


def become(booklet: Booklet, **said: Any) -> None:
    """As booklets tell it."""
    Booklet.objects.filter(id=booklet.id).update(**said)
    announce(BookletStatusChanged(company_id=booklet.company_id, booklet_id=booklet.id))


def state_of(campaign: Campaign) -> tuple[str, str]:
    campaign = fresh(campaign)
    return campaign.state, campaign.paused_for


@pytest.mark.parametrize("status", [BookletStatus.SUSPENDED, BookletStatus.DRAFT])
def test_what_cannot_be_read_is_not_announced(spooled: Any, status: BookletStatus):
    campaign, worker = a_launched_campaign(people=2), uuid7()
    claimed = claim(campaign, worker=worker)

    become(campaign.booklet, status=status)
    going = services.hand_deliveries(
        campaign=campaign, claimed=claimed, worker=worker, now=timezone.now()
    )
    send_all()

    assert going == {}
    assert state_of(campaign) == (CampaignState.PAUSED, Paused.BOOKLET)
    assert spooled.taken.total() == 0
    assert AuditEvent.objects.filter(action="mailing.held").count() == 1


def test_a_booklet_that_stays_online_is_written_about():
    campaign = a_launched_campaign(people=1)

    become(campaign.booklet, slug="autre-adresse")

    assert state_of(campaign) == (CampaignState.SENDING, "")


def test_one_that_is_suspended_while_its_recipients_are_frozen_is_paused():
    campaign = CampaignFactory.create()
    Booklet.objects.filter(id=campaign.booklet_id).update(status=BookletStatus.SUSPENDED)

    campaign = a_launched_campaign(booklet=Booklet.objects.get(id=campaign.booklet_id))

    assert state_of(campaign) == (CampaignState.PAUSED, Paused.BOOKLET)


@pytest.mark.parametrize(
    "said",
    [{"status": BookletStatus.ARCHIVED}, {"trashed_at": datetime(2026, 11, 1, tzinfo=UTC)}],
    ids=["archived", "trashed"],
)
def test_one_that_is_put_away_gives_back_what_it_had_reserved(said: dict[str, Any]):
    campaign = a_launched_campaign(people=3)
    scheduled = CampaignFactory.create(
        booklet=campaign.booklet, state=CampaignState.SCHEDULED, starts_at=timezone.now()
    )

    become(campaign.booklet, **said)
    assert state_of(campaign) == (CampaignState.PAUSED, Paused.BOOKLET)
    assert Job.objects.filter(name="emailing.withdraw").count() == 1
    services.withdraw_campaigns(booklet_id=campaign.booklet_id, now=timezone.now())

    assert state_of(campaign) == (CampaignState.CANCELLED, "")
    assert states(campaign) == ["excluded"] * 3
    assert fresh(campaign).excluded == 3
    assert MailMonth.objects.get(company_id=campaign.company_id).used == 0
    assert state_of(scheduled) == (CampaignState.DRAFT, "")
    assert AuditEvent.objects.filter(action="mailing.withdrawn").count() == 1


def test_a_suspended_company_hands_nothing_over():
    campaign, worker = a_launched_campaign(people=1), uuid7()
    claimed = claim(campaign, worker=worker)
    Company.objects.filter(id=campaign.company_id).update(status=CompanyStatus.SUSPENDED)

    going = services.hand_deliveries(
        campaign=campaign, claimed=claimed, worker=worker, now=timezone.now()
    )

    assert going == {}


class TestReadAgain:
    def test_what_was_paused_for_that_alone_goes_on(self, spooled: Any):
        campaign = a_launched_campaign(people=2)
        become(campaign.booklet, status=BookletStatus.SUSPENDED)

        become(campaign.booklet, status=BookletStatus.PUBLISHED)
        send_all()

        assert state_of(campaign) == (CampaignState.DONE, "")
        assert spooled.taken.total() == 2
        assert AuditEvent.objects.filter(action="mailing.resumed").count() == 1

    @pytest.mark.parametrize("paused_for", [Paused.BY_HAND, Paused.BOUNCES, Paused.COMPLAINTS])
    def test_what_was_paused_for_another_reason_stays_so(self, paused_for: Paused):
        campaign = a_launched_campaign(people=1)
        Campaign.objects.filter(id=campaign.id).update(
            state=CampaignState.PAUSED, paused_for=paused_for
        )

        become(campaign.booklet, status=BookletStatus.SUSPENDED)
        become(campaign.booklet, status=BookletStatus.PUBLISHED)

        assert state_of(campaign) == (CampaignState.PAUSED, paused_for)

    def test_an_update_of_another_version_does_not_go_on(self):
        campaign = a_launched_campaign(people=1, publication_id=uuid7())

        become(campaign.booklet, status=BookletStatus.SUSPENDED)
        become(campaign.booklet, status=BookletStatus.PUBLISHED)

        assert state_of(campaign) == (CampaignState.PAUSED, Paused.BOOKLET)

    def test_what_waited_for_its_quota_still_does(self):
        campaign = a_launched_campaign(people=1)
        Campaign.objects.filter(id=campaign.id).update(waits_for=Waits.QUOTA)

        become(campaign.booklet, status=BookletStatus.SUSPENDED)
        become(campaign.booklet, status=BookletStatus.PUBLISHED)

        assert fresh(campaign).waits_for == Waits.QUOTA
