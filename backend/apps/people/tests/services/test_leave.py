from datetime import date, timedelta

import pytest

from apps.companies.models import Company
from apps.people import services
from apps.people.events import PersonLeft, PersonsAdded
from apps.people.factories import PersonFactory
from apps.people.tests.acting import NOW, add, hearing
from shared import errors
from shared.jobs.models import Job
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db

TODAY = NOW.date()
YESTERDAY = TODAY - timedelta(days=1)


def leave(actor, person, last_day=None):
    with act_as_company(actor.company_id):
        return services.leave(actor=actor, person=person, last_day=last_day, now=NOW)


class TestLeave:
    def test_is_today_unless_told_otherwise_and_true_from_tomorrow(self, admin):
        with hearing(PersonLeft) as heard:
            person = leave(admin, add(admin))

        assert person.left_on == TODAY
        assert heard == []
        job = Job.objects.get(name="people.announce_departure")
        assert job.due_at.isoformat() == "2027-03-16T23:00:00+00:00"  # midnight in Paris

    def test_is_said_at_once_of_a_day_that_is_over(self, admin):
        with hearing(PersonLeft) as heard:
            person = leave(admin, add(admin), YESTERDAY)

        assert [fact.person_id for fact in heard] == [person.id]

    def test_is_said_when_the_day_has_come(self, admin):
        person = leave(admin, add(admin))

        with hearing(PersonLeft) as heard:
            services.announce_departure(person_id=person.id, now=NOW)
            services.announce_departure(person_id=person.id, now=NOW + timedelta(days=1))

        assert len(heard) == 1

    def test_is_not_said_of_somebody_who_stayed(self, admin):
        person = leave(admin, add(admin))
        services.take_back(actor=admin, person=person, now=NOW)

        with hearing(PersonLeft) as heard:
            services.announce_departure(person_id=person.id, now=NOW + timedelta(days=1))

        assert heard == []

    def test_happens_once(self, admin):
        person = leave(admin, add(admin), YESTERDAY)

        with pytest.raises(services.PersonHasLeft):
            leave(admin, person)

    def test_cannot_be_before_the_arrival(self, admin):
        person = add(admin, joined_on=date(2027, 3, 1))

        with pytest.raises(errors.Invalid):
            leave(admin, person, date(2027, 2, 28))


class TestTakeBack:
    def test_is_the_same_card_and_rules_look_again(self, admin):
        person = leave(admin, add(admin, reference="A1"), YESTERDAY)

        with hearing(PersonsAdded) as heard:
            back = services.take_back(actor=admin, person=person, now=NOW)

        assert (back.id, back.left_on) == (person.id, None)
        assert [fact.person_ids for fact in heard] == [(person.id,)]

    def test_needs_a_place(self, admin):
        person = leave(admin, add(admin), YESTERDAY)
        PersonFactory.create(company_id=admin.company_id)
        Company.objects.filter(id=admin.company_id).update(people=1)

        with pytest.raises(services.PeopleQuotaFull):
            services.take_back(actor=admin, person=person, now=NOW)

    def test_is_of_somebody_who_left(self, admin):
        with pytest.raises(services.PersonHasNotLeft):
            services.take_back(actor=admin, person=add(admin), now=NOW)
