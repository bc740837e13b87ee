from typing import Any

import pytest

from apps.emailing import services
from apps.emailing.factories import TEXTS, CampaignFactory
from apps.emailing.models import Campaign, CampaignState, Nature
from apps.emailing.tests.acting import NOW, admin
from shared import errors
from shared.ids import uuid7

pytestmark = pytest.mark.django_db

SUBJECT = TEXTS["fr-FR"]["subject"]
WITHOUT_LINK = [{"type": "paragraph", "content": [{"type": "text", "text": "Bonjour"}]}]


def update(campaign: Campaign, **changes: Any) -> Campaign:
    return services.update_mailing(
        actor=admin(campaign.company_id),
        booklet_id=campaign.booklet_id,
        mailing_id=campaign.id,
        changes=changes,
        now=NOW,
    )


def test_what_is_not_said_stays():
    campaign = CampaignFactory.create()

    update(campaign, name="Rentrée")

    campaign.refresh_from_db()
    assert (campaign.name, campaign.texts) == ("Rentrée", TEXTS)


def test_one_that_was_scheduled_is_a_draft_again():
    campaign = CampaignFactory.create(state=CampaignState.SCHEDULED, starts_at=NOW)

    assert update(campaign, name="Rentrée").state == CampaignState.DRAFT


@pytest.mark.parametrize("state", ["sending", "paused", "done", "cancelled"])
def test_one_that_was_launched_stays_as_it_is(state: str):
    campaign = CampaignFactory.create(launched=True, state=state)

    with pytest.raises(services.MailingNotNow):
        update(campaign, name="Rentrée")


def test_one_whose_recipients_are_being_frozen_stays_as_it_is():
    campaign = CampaignFactory.create(launched=True, state=CampaignState.SCHEDULED)

    with pytest.raises(services.MailingNotNow):
        update(campaign, name="Rentrée")


@pytest.mark.parametrize(
    ("said", "field"),
    [
        ({"subject": [], "body": WITHOUT_LINK}, "texts.fr-FR.subject"),
        ({"subject": SUBJECT, "body": [{"type": "html"}]}, "texts.fr-FR.body"),
        ({"subject": SUBJECT, "body": WITHOUT_LINK}, "texts.fr-FR.body"),
    ],
)
def test_refuses_a_message_that_is_none(said: dict[str, Any], field: str):
    campaign = CampaignFactory.create(nature=Nature.INVITATION)

    with pytest.raises(services.BadMailing) as refused:
        update(campaign, texts={"fr-FR": said})

    assert list(refused.value.fields) == [field]


def test_an_information_needs_no_link():
    campaign = CampaignFactory.create(nature=Nature.INFORMATION)

    update(campaign, texts={"fr-FR": {"subject": SUBJECT, "body": WITHOUT_LINK}})


def test_a_stranger_is_not_answered_to():
    with pytest.raises(services.BadMailing):
        update(CampaignFactory.create(), reply_to=uuid7())


def test_a_member_is_answered_to():
    campaign = CampaignFactory.create()
    manager = admin(campaign.company_id).user_id

    assert update(campaign, reply_to=manager).reply_to_id == manager


def test_a_mailing_of_another_booklet_is_not_there():
    campaign, other = CampaignFactory.create(), CampaignFactory.create()
    campaign.booklet_id = other.booklet_id

    with pytest.raises(errors.NotFound):
        update(campaign, name="Rentrée")
