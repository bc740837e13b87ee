from datetime import datetime, timedelta

import pytest

from apps.emailing import services
from apps.emailing.factories import CampaignFactory
from apps.emailing.models import Campaign, CampaignState
from apps.emailing.tests.acting import NOW, a_tested_mailing, admin, in_anothers_name
from shared import errors
from shared.actor import Actor

pytestmark = pytest.mark.django_db

TOMORROW = NOW + timedelta(days=1)


def schedule(
    campaign: Campaign, actor: Actor | None = None, starts_at: datetime = TOMORROW
) -> Campaign:
    return services.schedule_mailing(
        actor=actor or admin(campaign.company_id),
        booklet_id=campaign.booklet_id,
        mailing_id=campaign.id,
        starts_at=starts_at,
        now=NOW,
    )


def unschedule(campaign: Campaign) -> Campaign:
    return services.unschedule_mailing(
        actor=admin(campaign.company_id),
        booklet_id=campaign.booklet_id,
        mailing_id=campaign.id,
        now=NOW,
    )


def test_waits_for_its_time():
    campaign = schedule(a_tested_mailing())

    assert (campaign.state, campaign.starts_at) == (CampaignState.SCHEDULED, TOMORROW)
    assert campaign.launched_at is None


def test_is_a_draft_again():
    assert unschedule(schedule(a_tested_mailing())).state == CampaignState.DRAFT


def test_needs_what_a_launch_needs():
    with pytest.raises(services.MailingUntested):
        schedule(CampaignFactory.create())
    with pytest.raises(services.MailingWithoutRecipients):
        schedule(a_tested_mailing(people=0))


def test_the_past_is_over():
    with pytest.raises(services.MailingTooSoon):
        schedule(a_tested_mailing(), starts_at=NOW)


def test_one_that_is_launched_is_not_put_off():
    campaign = CampaignFactory.create(launched=True, state=CampaignState.SCHEDULED)

    with pytest.raises(services.MailingNotNow):
        schedule(campaign)
    with pytest.raises(services.MailingNotNow):
        unschedule(campaign)


def test_nobody_schedules_in_anothers_name():
    campaign = a_tested_mailing()

    with pytest.raises(errors.NotWhileSwitched):
        schedule(campaign, in_anothers_name(admin(campaign.company_id)))
