"""Who is handed a booklet."""

from datetime import timedelta
from typing import Any

import pytest

from apps.booklets.models import Booklet
from apps.booklets.services import BookletClosed
from apps.journal.models import AuditEvent
from apps.participation import services
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation
from apps.participation.services._add import add_persons
from apps.participation.tests.acting import NOW, TODAY, admin, working_on
from apps.people.factories import PersonFactory
from apps.people.models import Person
from apps.people.questions import KnownByReferenceOnly
from apps.people.selectors import PersonFilter
from apps.reading.factories import published_booklet
from shared import errors
from shared.questions import ask
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet() -> Booklet:
    return published_booklet()


def add(booklet: Booklet, *people: Any, wanted: PersonFilter | None = None, actor=None) -> Any:
    ids = None if wanted else [one.id for one in people]
    with act_as_company(booklet.company_id):
        return services.add_participants(
            actor=actor or admin(booklet.company_id),
            booklet_id=booklet.id,
            person_ids=ids,
            wanted=wanted,
            now=NOW,
        )


class TestAdding:
    def test_copies_what_lists_need_and_happens_once(self, booklet):
        person = PersonFactory.create(company_id=booklet.company_id, last_name="Faure", email="")

        assert (add(booklet, person), add(booklet, person)) == ((1, 0), (0, 0))

        (one,) = Participation.objects.filter(booklet=booklet)
        assert (one.name, one.state, one.has_email) == ("Faure Inès", "to_invite", False)

    def test_takes_all_whom_a_filter_wants_and_nobody_who_left(self, booklet):
        here = PersonFactory.create(company_id=booklet.company_id, job="Serveur")
        for traits in ({"job": "Cuisinier"}, {"job": "Serveur", "left_on": TODAY - timedelta(1)}):
            PersonFactory.create(company_id=booklet.company_id, **traits)

        add(booklet, wanted=PersonFilter(job="Serveur"))

        assert [one.person_id for one in Participation.objects.all()] == [here.id]

    def test_does_not_know_people_of_another_company(self, booklet):
        with pytest.raises(errors.NotFound):
            add(booklet, PersonFactory.create(company_id=published_booklet().company_id))

    def test_a_manager_adds_whom_they_know_from_another_booklet_of_theirs(self, booklet):
        manager = working_on(booklet)
        known = ParticipationFactory.create(booklet=booklet).person
        stranger = PersonFactory.create(company_id=booklet.company_id)

        assert add(booklet, known, actor=manager) == (0, 0)
        with pytest.raises(errors.NotFound):
            add(booklet, stranger, actor=manager)

    @pytest.mark.parametrize("kind", ["patient", "resident"])
    def test_names_no_patient_until_the_hosting_is_certified(self, booklet, kind):
        Booklet.objects.update(kind=kind)
        named = PersonFactory.create(company_id=booklet.company_id)
        bare = {"first_name": "", "last_name": "", "email": ""}
        by_reference = PersonFactory.create(company_id=booklet.company_id, **bare)

        assert add(booklet, by_reference) == (1, 0)
        with pytest.raises(services.NamedPeople):
            add(booklet, named)
        type(booklet.company).objects.update(hosting_certified=True)
        assert add(booklet, named) == (1, 0)

    def test_a_patient_stays_without_a_name_until_the_hosting_is_certified(self, booklet):
        Booklet.objects.update(kind="patient")
        bare = {"first_name": "", "last_name": "", "email": ""}
        patient, other = (
            PersonFactory.create(company_id=booklet.company_id, **bare) for _ in range(2)
        )
        add(booklet, patient)
        asked = {"company_id": booklet.company_id, "person_ids": [patient.id, other.id]}

        assert ask(KnownByReferenceOnly, **asked) == [{patient.id}]
        type(booklet.company).objects.update(hosting_certified=True)
        assert ask(KnownByReferenceOnly, **asked) == [set()]

    def test_names_nobody_through_a_representative(self, booklet):
        Booklet.objects.update(kind="resident")
        bare = {"first_name": "", "last_name": "", "email": ""}
        represented = PersonFactory.create(
            company_id=booklet.company_id, representative={"name": "Paul Vidal"}, **bare
        )

        with pytest.raises(services.NamedPeople):
            add(booklet, represented)

    def test_is_closed_with_the_booklet(self, booklet):
        Booklet.objects.update(status="archived")

        with pytest.raises(BookletClosed):
            add(booklet, PersonFactory.create(company_id=booklet.company_id))

    def test_the_journal_names_nobody(self, booklet):
        add(booklet, PersonFactory.create(company_id=booklet.company_id, last_name="Zéphyrine"))

        event = AuditEvent.objects.get(action="participation.added")
        assert "phyrine" not in str([event.before, event.after, event.object_label, event.words])


class TestMeanwhile:
    """Between the choice of people and their participation."""

    def test_who_left_is_handed_nothing(self, booklet):
        person = PersonFactory.create(company_id=booklet.company_id)
        Person.objects.filter(id=person.id).update(left_on=TODAY - timedelta(days=1))

        assert add_persons(booklet, [person], today=TODAY) == 0

    def test_who_was_erased_is_handed_nothing(self, booklet):
        erased, other = PersonFactory.create_batch(2, company_id=booklet.company_id)
        Person.objects.filter(id=erased.id).delete()

        assert add_persons(booklet, [erased, other], today=TODAY) == 1
