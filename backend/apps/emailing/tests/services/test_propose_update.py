from collections.abc import Callable

import pytest
from django.utils import timezone

from apps.booklets.models import Booklet
from apps.emailing import services
from apps.emailing.factories import CampaignFactory
from apps.emailing.models import Campaign, CampaignState, MailingOrigin, Nature
from apps.emailing.tests.campaigns import a_launched_campaign, fresh, states
from apps.participation.events import RereadingAsked
from apps.participation.factories import ParticipationFactory
from apps.reading.factories import published_booklet
from shared.events import announce
from shared.ids import uuid7

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet() -> Booklet:
    """Somebody has to read it again."""
    booklet = published_booklet()
    ParticipationFactory.create(booklet=booklet, state="to_reread")
    return booklet


def propose(booklet: Booklet) -> None:
    services.propose_update(booklet_id=booklet.id, now=timezone.now())


def go_online(booklet: Booklet) -> None:
    """Another version."""
    booklet.publication_id = uuid7()
    booklet.save()


def test_proposes_a_draft_to_whoever_has_to_read_again(
    booklet: Booklet, run_jobs: Callable[[], None]
):
    for _ in range(2):
        announce(RereadingAsked(company_id=booklet.company_id, booklet_id=booklet.id))
    run_jobs()

    campaign = Campaign.objects.get()
    assert (campaign.nature, campaign.origin) == (Nature.UPDATE, MailingOrigin.AUTOMATIC)
    assert (campaign.state, campaign.publication_id) == ("draft", booklet.publication_id)
    assert campaign.audience == {"filter": {"state": "to_reread"}}
    assert campaign.texts["fr-FR"]["body"]


def test_proposes_nothing_where_nobody_has_to():
    booklet = published_booklet()
    ParticipationFactory.create(booklet=booklet, state="acknowledged")

    propose(booklet)

    assert not Campaign.objects.exists()


def test_a_draft_of_a_former_version_speaks_of_this_one_and_wants_another_test(booklet: Booklet):
    propose(booklet)
    Campaign.objects.update(
        state=CampaignState.SCHEDULED, starts_at=timezone.now(), tested_sha256=bytes(32)
    )
    go_online(booklet)

    propose(booklet)

    campaign = Campaign.objects.get()
    assert (campaign.state, campaign.tested_sha256) == (CampaignState.DRAFT, None)
    assert campaign.publication_id == booklet.publication_id


def test_what_is_being_sent_is_cancelled_and_proposed_anew(booklet: Booklet):
    former = a_launched_campaign(
        booklet=booklet, nature=Nature.UPDATE, publication_id=booklet.publication_id
    )
    go_online(booklet)

    propose(booklet)

    assert fresh(former).state == CampaignState.CANCELLED
    assert states(former) == ["excluded"]
    proposed = Campaign.objects.exclude(id=former.id).get()
    assert (proposed.state, proposed.publication_id) == ("draft", booklet.publication_id)


def test_leaves_other_campaigns_alone(booklet: Booklet):
    reminder = a_launched_campaign(booklet=booklet, nature=Nature.REMINDER)
    CampaignFactory.create(booklet=booklet, nature=Nature.UPDATE)  # of no version

    propose(booklet)

    assert fresh(reminder).state == CampaignState.SENDING
