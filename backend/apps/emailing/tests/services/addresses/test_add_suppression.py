import pytest

from apps.companies.factories import CompanyFactory
from apps.emailing import selectors, services
from apps.emailing.models import Suppression
from apps.emailing.tests.acting import NOW, member, switched
from apps.emailing.tests.campaigns import a_launched_campaign, claim, participants
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Role

pytestmark = pytest.mark.django_db


def test_nobody_there_is_written_to_any_more():
    campaign = a_launched_campaign(people=2)
    one = participants(campaign)[0]

    services.add_suppression(
        actor=member(campaign.company_id, Role.BOOKLET_MANAGER),
        address=one.person.email,
        now=NOW,
    )

    assert one.person.email not in [claimed.address for claimed in claim(campaign)]


def test_an_address_is_set_aside_once_and_the_journal_holds_none():
    actor = member(CompanyFactory.create().id)

    for _ in range(2):
        services.add_suppression(actor=actor, address="ines@example.org", now=NOW)

    suppression = Suppression.objects.get()
    assert b"ines" not in bytes(suppression.address)
    assert selectors.shown_address(actor, suppression) == "ines@example.org"
    told = AuditEvent.objects.filter(action="emailing.address_suppressed").first()
    assert told
    assert "ines" not in f"{told.object_label}{told.words}{told.after}"


@pytest.mark.parametrize("role", [Role.WRITER, Role.TRANSLATOR, Role.AUDITOR])
def test_is_for_those_who_send(role: Role):
    with pytest.raises(errors.Forbidden):
        services.add_suppression(
            actor=member(CompanyFactory.create().id, role), address="i@example.org", now=NOW
        )


def test_nobody_does_it_in_anothers_name():
    with pytest.raises(errors.NotWhileSwitched):
        services.add_suppression(
            actor=switched(CompanyFactory.create().id), address="i@example.org", now=NOW
        )
