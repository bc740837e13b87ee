import pytest

from apps.emailing import services
from apps.emailing.factories import CampaignFactory
from apps.emailing.models import Campaign, CampaignState
from apps.emailing.tests.acting import NOW, admin, in_anothers_name
from shared import errors

pytestmark = pytest.mark.django_db


def test_a_draft_is_gone():
    campaign = CampaignFactory.create()

    services.delete_mailing(
        actor=admin(campaign.company_id),
        booklet_id=campaign.booklet_id,
        mailing_id=campaign.id,
        now=NOW,
    )

    assert not Campaign.objects.filter(id=campaign.id).exists()


@pytest.mark.parametrize("state", [one for one in CampaignState if one != "draft"])
def test_whatever_was_launched_stays(state: CampaignState):
    campaign = CampaignFactory.create(state=state)

    with pytest.raises(services.MailingNotNow):
        services.delete_mailing(
            actor=admin(campaign.company_id),
            booklet_id=campaign.booklet_id,
            mailing_id=campaign.id,
            now=NOW,
        )


def test_nobody_deletes_in_anothers_name():
    campaign = CampaignFactory.create()

    with pytest.raises(errors.NotWhileSwitched):
        services.delete_mailing(
            actor=in_anothers_name(admin(campaign.company_id)),
            booklet_id=campaign.booklet_id,
            mailing_id=campaign.id,
            now=NOW,
        )
