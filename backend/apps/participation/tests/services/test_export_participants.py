from zoneinfo import ZoneInfo

import pytest

from apps.journal.models import AuditEvent
from apps.participation import services
from apps.participation.factories import ParticipationFactory
from apps.participation.models import ParticipationState
from apps.participation.selectors import ParticipantFilter
from apps.participation.tests.acting import NOW, admin
from apps.people.factories import PersonFactory

pytestmark = pytest.mark.django_db


def test_those_whom_the_filter_wants_on_the_clock_of_the_company(booklet):
    person = PersonFactory.create(company_id=booklet.company_id, last_name="Faure")
    ParticipationFactory.create(booklet=booklet, person=person, state="invited", invited_at=NOW)
    ParticipationFactory.create(booklet=booklet)

    file = services.export_participants(
        actor=admin(booklet.company_id),
        booklet=booklet,
        wanted=ParticipantFilter(state=ParticipationState.INVITED),
        timezone=ZoneInfo("Europe/Paris"),
        now=NOW,
    )

    with file.content as content:
        _, line = content.read().decode("utf-8-sig").splitlines()
    assert line.startswith("Faure;")
    assert "2027-03-16 11:00" in line
    assert AuditEvent.objects.get(action="participation.exported").after == {"lines": 1}
