"""Leaving and coming back concern every booklet of somebody: whoever decides it looks after them all."""

import pytest

from apps.booklets.factories import BookletFactory
from apps.participation.factories import ParticipationFactory
from apps.participation.tests.acting import NOW, admin, working_on
from apps.people import services
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db


def test_a_manager_lets_somebody_leave_who_has_their_booklets_only(booklet):
    person = ParticipationFactory.create(booklet=booklet).person

    with act_as_company(booklet.company_id):
        services.leave(actor=working_on(booklet), person=person, last_day=None, now=NOW)

    person.refresh_from_db()
    assert person.left_on == NOW.date()


def test_who_sees_a_part_of_their_booklets_neither_lets_them_leave_nor_takes_them_back(booklet):
    person = ParticipationFactory.create(booklet=booklet).person
    other = BookletFactory.create(company_id=booklet.company_id)
    ParticipationFactory.create(booklet=other, person=person)
    manager = working_on(booklet)

    with act_as_company(booklet.company_id):
        with pytest.raises(services.PersonHeldElsewhere):
            services.leave(actor=manager, person=person, last_day=None, now=NOW)
        services.leave(actor=admin(booklet.company_id), person=person, last_day=None, now=NOW)
        with pytest.raises(services.PersonHeldElsewhere):
            services.take_back(actor=manager, person=person, now=NOW)
