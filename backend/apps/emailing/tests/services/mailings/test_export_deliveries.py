from zoneinfo import ZoneInfo

import pytest

from apps.emailing import services
from apps.emailing.models import Delivery, DeliveryState, LeftOut
from apps.emailing.selectors import DeliveryFilter
from apps.emailing.tests.acting import NOW, admin
from apps.emailing.tests.campaigns import a_launched_campaign
from apps.journal.models import AuditEvent
from shared.language import catalogue

pytestmark = pytest.mark.django_db


def test_has_a_line_for_each_person_on_the_companys_clock():
    campaign = a_launched_campaign(people=2)
    first = Delivery.objects.filter(campaign=campaign).order_by("place")[0]
    Delivery.objects.filter(id=first.id).update(
        state=DeliveryState.SENT, sent_at=NOW, answer="=cmd()"
    )

    file = services.export_deliveries(
        actor=admin(campaign.company_id),
        booklet_id=campaign.booklet_id,
        mailing_id=campaign.id,
        wanted=DeliveryFilter(),
        timezone=ZoneInfo("Europe/Paris"),
        now=NOW,
    )

    lines = file.content.read().decode("utf-8-sig").splitlines()
    assert (len(lines), file.rows) == (3, 2)
    assert "Envoyé;;2027-03-16 11:00;'=cmd()" in lines[1]
    assert AuditEvent.objects.get(action="mailing.exported").after == {"lines": 2}


@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_every_state_and_reason_has_its_words(language: str):
    words = catalogue(language)

    assert all(f"mailings.states.{state}" in words for state in DeliveryState)
    assert all(f"mailings.reasons.{reason}" in words for reason in LeftOut)
