import pytest

from apps.people import services
from apps.people.events import PersonChanged
from apps.people.models import Signs
from apps.people.tests.acting import add, hearing

pytestmark = pytest.mark.django_db


def note(person, *, refused):
    services.note_mail_refused(company_id=person.company_id, person_id=person.id, refused=refused)


def test_the_card_says_it_once_and_takes_it_back(admin):
    person = add(admin, email="ines@exemple.test")

    with hearing(PersonChanged) as heard:
        for refused in (True, True, False):
            note(person, refused=refused)

    person.refresh_from_db()
    assert person.has_mail
    assert [fact.person_id for fact in heard] == [person.id, person.id]


def test_no_mail_goes_to_them_nor_to_who_acknowledges_for_them(admin):
    person = add(admin)
    person.signs = Signs.REPRESENTATIVE
    person.representative = {"name": "Paul Martin", "email": "paul@exemple.test"}
    person.save()
    assert person.has_mail

    note(person, refused=True)

    person.refresh_from_db()
    assert not person.has_mail
