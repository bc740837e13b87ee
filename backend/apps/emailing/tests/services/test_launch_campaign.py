from collections.abc import Callable

import pytest
from django.utils import timezone

from apps.emailing import services
from apps.emailing.factories import TEXTS, CampaignFactory
from apps.emailing.models import Campaign, CampaignState
from apps.emailing.tests.campaigns import a_booklet_of, fresh, states
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db


def launch(campaign: Campaign) -> None:
    with act_as_company(campaign.company_id):
        services.launch_campaign(campaign_id=campaign.id, now=timezone.now())


def test_freezes_its_recipients_and_is_sent(run_jobs: Callable[[], None]):
    campaign = CampaignFactory.create(booklet=a_booklet_of(2))

    launch(campaign)
    run_jobs()

    assert fresh(campaign).state == CampaignState.SENDING
    assert states(campaign) == ["pending"] * 2


def test_happens_once():
    campaign = CampaignFactory.create()
    launch(campaign)

    with pytest.raises(services.CampaignAlreadyLaunched):
        launch(campaign)


def test_refuses_a_variable_that_nobody_fills():
    said = [{"type": "paragraph", "content": [{"type": "variable", "name": "salary"}]}]
    campaign = CampaignFactory.create(texts={"fr-FR": {**TEXTS["fr-FR"], "body": said}})

    with pytest.raises(services.UnknownVariable):
        launch(campaign)
