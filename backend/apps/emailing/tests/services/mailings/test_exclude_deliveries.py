import pytest

from apps.emailing import services
from apps.emailing.factories import CampaignFactory
from apps.emailing.models import Delivery, DeliveryState, MailMonth
from apps.emailing.tests.acting import NOW, admin
from apps.emailing.tests.campaigns import a_launched_campaign, fresh, states

pytestmark = pytest.mark.django_db


def test_those_that_wait_are_not_sent_and_the_month_has_their_room():
    campaign = a_launched_campaign(people=3)
    rows = list(Delivery.objects.filter(campaign=campaign).order_by("place"))
    Delivery.objects.filter(id=rows[0].id).update(state=DeliveryState.SENT)

    done = services.exclude_deliveries(
        actor=admin(campaign.company_id),
        booklet_id=campaign.booklet_id,
        mailing_id=campaign.id,
        delivery_ids=[one.id for one in rows[:2]],
        now=NOW,
    )

    assert (done, states(campaign)) == (1, ["sent", "excluded", "pending"])
    assert fresh(campaign).excluded == 1
    assert MailMonth.objects.get(company_id=campaign.company_id).used == 2


def test_a_draft_has_nobody_yet():
    campaign = CampaignFactory.create()

    with pytest.raises(services.MailingNotNow):
        services.exclude_deliveries(
            actor=admin(campaign.company_id),
            booklet_id=campaign.booklet_id,
            mailing_id=campaign.id,
            delivery_ids=[],
            now=NOW,
        )
