from collections.abc import Callable
from typing import Any

import pytest

from apps.booklets.models import BookletStatus
from apps.emailing import services
from apps.emailing.models import Campaign, CampaignState, Paused
from apps.emailing.tests.acting import NOW, admin, in_anothers_name
from apps.emailing.tests.campaigns import a_launched_campaign
from shared import errors
from shared.actor import Actor

pytestmark = pytest.mark.django_db

Act = Callable[..., Campaign]


def do(act: Act, campaign: Campaign, actor: Actor | None = None) -> Campaign:
    return act(
        actor=actor or admin(campaign.company_id),
        booklet_id=campaign.booklet_id,
        mailing_id=campaign.id,
        now=NOW,
    )


def test_stands_still_and_goes_on():
    campaign = a_launched_campaign()

    paused = do(services.pause_mailing, campaign)
    assert (paused.state, paused.paused_for) == (CampaignState.PAUSED, Paused.BY_HAND)
    assert services.list_turns(now=NOW) == []

    resumed = do(services.resume_mailing, campaign)
    assert (resumed.state, resumed.paused_for) == (CampaignState.SENDING, "")


@pytest.mark.parametrize(
    ("act", "state"), [(services.pause_mailing, "done"), (services.resume_mailing, "sending")]
)
def test_refuses_what_its_state_does_not_allow(act: Act, state: str):
    campaign = a_launched_campaign()
    Campaign.objects.filter(id=campaign.id).update(state=state)

    with pytest.raises(services.MailingNotNow):
        do(act, campaign)


def test_does_not_go_on_about_what_nobody_can_read():
    campaign = a_launched_campaign()
    do(services.pause_mailing, campaign)
    campaign.booklet.status = BookletStatus.SUSPENDED
    campaign.booklet.save()

    with pytest.raises(services.MailingOffline):
        do(services.resume_mailing, campaign)


@pytest.mark.parametrize("act", [services.pause_mailing, services.resume_mailing])
def test_nobody_does_it_in_anothers_name(act: Any):
    campaign = a_launched_campaign()

    with pytest.raises(errors.NotWhileSwitched):
        do(act, campaign, in_anothers_name(admin(campaign.company_id)))
