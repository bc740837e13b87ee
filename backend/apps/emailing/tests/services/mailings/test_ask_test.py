import pytest

from apps.emailing import services
from apps.emailing.factories import CampaignFactory
from apps.emailing.models import Campaign
from apps.emailing.services.mailings.ask_test import TESTS
from apps.emailing.tests.acting import NOW, admin, in_anothers_name
from shared import errors
from shared.actor import Actor
from shared.jobs.models import Job
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db


def ask(campaign: Campaign, actor: Actor) -> Campaign:
    with act_as_company(campaign.company_id):
        return services.ask_test(
            actor=actor, booklet_id=campaign.booklet_id, mailing_id=campaign.id, now=NOW
        )


def test_is_for_the_one_who_asks_and_says_nothing_before_it_was_sent():
    campaign = CampaignFactory.create()
    actor = admin(campaign.company_id)

    asked = ask(campaign, actor)

    assert Job.objects.get(name="emailing.test").payload["user_id"] == str(actor.user_id)
    assert asked.tested_at is None


def test_is_bounded():
    campaign = CampaignFactory.create()
    actor = admin(campaign.company_id)

    for _ in range(TESTS.times):
        ask(campaign, actor)
    with pytest.raises(errors.TooManyAttempts):
        ask(campaign, actor)


def test_nobody_tests_in_anothers_name():
    campaign = CampaignFactory.create()

    with pytest.raises(errors.NotWhileSwitched):
        ask(campaign, in_anothers_name(admin(campaign.company_id)))


def test_what_was_launched_is_not_tested():
    campaign = CampaignFactory.create(launched=True)

    with pytest.raises(services.MailingNotNow):
        ask(campaign, admin(campaign.company_id))
