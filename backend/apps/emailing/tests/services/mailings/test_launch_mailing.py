from collections.abc import Callable

import pytest

from apps.booklets.models import BookletStatus
from apps.emailing import services
from apps.emailing.factories import CampaignFactory
from apps.emailing.models import Campaign, CampaignState, Delivery, MailMonth
from apps.emailing.tests.acting import NOW, a_tested_mailing, admin, in_anothers_name
from apps.emailing.tests.campaigns import a_booklet_of, fresh
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Actor
from shared.jobs.models import Job
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db


def launch(campaign: Campaign, actor: Actor | None = None) -> Campaign:
    with act_as_company(campaign.company_id):
        return services.launch_mailing(
            actor=actor or admin(campaign.company_id),
            booklet_id=campaign.booklet_id,
            mailing_id=campaign.id,
            now=NOW,
        )


def test_ten_launches_are_one_campaign(run_jobs: Callable[[], None]):
    campaign = a_tested_mailing(people=3)

    for _ in range(10):
        launch(campaign)
    run_jobs()

    assert Job.objects.filter(name="emailing.freeze").count() == 1
    assert Delivery.objects.filter(campaign=campaign).count() == 3
    assert MailMonth.objects.get(company_id=campaign.company_id).used == 3
    assert fresh(campaign).reserved == 3
    assert AuditEvent.objects.filter(action="mailing.launched").count() == 1


def test_needs_a_test_of_exactly_this_content():
    campaign = a_tested_mailing()
    other = [{"type": "text", "text": "Autre chose"}]
    campaign.texts = {"fr-FR": {**campaign.texts["fr-FR"], "subject": other}}
    campaign.save()

    with pytest.raises(services.MailingUntested):
        launch(campaign)
    with pytest.raises(services.MailingUntested):
        launch(CampaignFactory.create(booklet=a_booklet_of(1)))


def test_another_audience_needs_no_other_test():
    campaign = a_tested_mailing()
    campaign.audience = {"filter": {"language": "fr-FR"}}
    campaign.save()

    assert launch(campaign).launched_at


@pytest.mark.parametrize(
    "said", [{"publication_id": None}, {"status": BookletStatus.SUSPENDED}], ids=str
)
def test_needs_a_version_that_people_can_read(said: dict[str, object]):
    campaign = a_tested_mailing()
    for name, value in said.items():
        setattr(campaign.booklet, name, value)
    campaign.booklet.save()

    with pytest.raises(services.MailingOffline):
        launch(campaign)


def test_needs_somebody_to_write_to():
    with pytest.raises(services.MailingWithoutRecipients):
        launch(a_tested_mailing(people=0))


def test_nobody_launches_in_anothers_name():
    campaign = a_tested_mailing()

    with pytest.raises(errors.NotWhileSwitched):
        launch(campaign, in_anothers_name(admin(campaign.company_id)))


def test_a_cancelled_one_stays_so():
    campaign = a_tested_mailing(launched=True, state=CampaignState.CANCELLED)

    with pytest.raises(services.MailingNotNow):
        launch(campaign)
