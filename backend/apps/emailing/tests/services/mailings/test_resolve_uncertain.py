import pytest

from apps.emailing import services
from apps.emailing.models import Campaign, Delivery, DeliveryState
from apps.emailing.tests.acting import NOW, admin, in_anothers_name
from apps.emailing.tests.campaigns import a_launched_campaign, states
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Actor

pytestmark = pytest.mark.django_db


def resolve(campaign: Campaign, *, was_sent: bool, actor: Actor | None = None) -> None:
    services.resolve_uncertain(
        actor=actor or admin(campaign.company_id),
        booklet_id=campaign.booklet_id,
        mailing_id=campaign.id,
        delivery_id=Delivery.objects.get(campaign=campaign).id,
        was_sent=was_sent,
        now=NOW,
    )


@pytest.fixture
def campaign() -> Campaign:
    campaign = a_launched_campaign(people=1)
    Delivery.objects.filter(campaign=campaign).update(state=DeliveryState.UNCERTAIN)
    Campaign.objects.filter(id=campaign.id).update(uncertain=1)
    return campaign


@pytest.mark.parametrize(("was_sent", "state"), [(True, "sent"), (False, "pending")])
def test_a_manager_says_what_became_of_it(campaign: Campaign, was_sent: bool, state: str):
    resolve(campaign, was_sent=was_sent)

    assert states(campaign) == [state]
    assert AuditEvent.objects.get(action="mailing.resolved").after == {"sent": was_sent}


def test_nobody_says_so_in_anothers_name(campaign: Campaign):
    with pytest.raises(errors.NotWhileSwitched):
        resolve(campaign, was_sent=True, actor=in_anothers_name(admin(campaign.company_id)))
