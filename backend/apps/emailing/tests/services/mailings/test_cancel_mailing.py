import pytest

from apps.emailing import services
from apps.emailing.factories import CampaignFactory
from apps.emailing.models import Campaign, CampaignState, Delivery, DeliveryState, MailMonth
from apps.emailing.tests.acting import NOW, admin, in_anothers_name
from apps.emailing.tests.campaigns import a_launched_campaign, claim, states
from shared import errors
from shared.actor import Actor

pytestmark = pytest.mark.django_db


def cancel(campaign: Campaign, actor: Actor | None = None) -> Campaign:
    return services.cancel_mailing(
        actor=actor or admin(campaign.company_id),
        booklet_id=campaign.booklet_id,
        mailing_id=campaign.id,
        now=NOW,
    )


def used(campaign: Campaign) -> int:
    return MailMonth.objects.get(company_id=campaign.company_id).used


def test_gives_back_what_was_not_sent():
    campaign = a_launched_campaign(people=4)
    first = Delivery.objects.filter(campaign=campaign).order_by("place")[0]
    Delivery.objects.filter(id=first.id).update(state=DeliveryState.SENT, sent_at=NOW)
    Campaign.objects.filter(id=campaign.id).update(sent=1)
    assert used(campaign) == 4

    cancelled = cancel(campaign)

    assert cancelled.state == CampaignState.CANCELLED
    assert states(campaign) == ["sent", "excluded", "excluded", "excluded"]
    assert (cancelled.excluded, cancelled.reserved, used(campaign)) == (3, 1, 1)


def test_what_somebody_claimed_is_not_handed_over_any_more():
    campaign = a_launched_campaign(people=2)
    claimed = claim(campaign, worker=campaign.id)

    cancel(campaign)

    going = services.hand_deliveries(
        campaign=campaign, claimed=claimed, worker=campaign.id, now=NOW
    )
    assert (len(claimed), going) == (2, {})


def test_one_that_waits_for_room_gives_none_back():
    campaign = a_launched_campaign(people=2)
    Campaign.objects.filter(id=campaign.id).update(reserved=0, waits_for="quota")
    MailMonth.objects.filter(company_id=campaign.company_id).update(used=7)

    cancel(campaign)

    assert used(campaign) == 7


@pytest.mark.parametrize("state", ["draft", "scheduled", "done", "cancelled"])
def test_refuses_what_is_not_under_way(state: str):
    campaign = CampaignFactory.create(launched=True, state=state)

    with pytest.raises(services.MailingNotNow):
        cancel(campaign)


def test_nobody_cancels_in_anothers_name():
    campaign = a_launched_campaign()

    with pytest.raises(errors.NotWhileSwitched):
        cancel(campaign, in_anothers_name(admin(campaign.company_id)))
