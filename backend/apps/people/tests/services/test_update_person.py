import pytest

from apps.journal.models import AuditEvent
from apps.people import services
from apps.people.events import PersonChanged
from apps.people.models import Person
from apps.people.questions import KnownByReferenceOnly
from apps.people.tests.acting import NOW, add, hearing
from shared import errors, questions

pytestmark = pytest.mark.django_db


def update(actor, person, **told):
    return services.update_person(actor=actor, person=person, told=told, now=NOW)


class TestUpdatePerson:
    def test_changes_what_is_told_and_says_so(self, admin):
        person = add(admin, email="ines@exemple.test", job="Serveuse")

        with hearing(PersonChanged) as heard:
            changed = update(admin, person, job="Cheffe de rang")

        assert (changed.job, changed.email) == ("Cheffe de rang", "ines@exemple.test")
        assert "cheffe" in changed.words
        assert [fact.person_id for fact in heard] == [person.id]
        assert AuditEvent.objects.get(action="person.updated").after == {"fields": ["job"]}

    def test_says_nothing_when_nothing_changes(self, admin):
        person = add(admin, phone="0612345678")

        with hearing(PersonChanged) as heard:
            update(admin, person, phone="+33 6 12 34 56 78")

        assert heard == []

    def test_empties_what_is_told_empty(self, admin):
        person = add(admin, email="ines@exemple.test", phone="0612345678")

        assert update(admin, person, phone="", email="").phone == ""

    def test_refuses_the_reference_of_somebody_else(self, admin):
        add(admin, reference="A1")
        person = add(admin, reference="A2")

        with pytest.raises(services.ReferenceTaken):
            update(admin, person, reference="a1")

    def test_refuses_to_take_away_the_last_name_of_somebody(self, admin):
        with pytest.raises(errors.Invalid):
            update(admin, add(admin), last_name="")

    def test_finds_nobody_who_was_erased_meanwhile(self, admin):
        person = add(admin)
        Person.objects.filter(id=person.id).delete()

        with pytest.raises(errors.NotFound):
            update(admin, person, job="Cheffe de rang")


class TestReferenceOnly:
    """Patients and residents, while the hosting is not certified: another slice says who they are."""

    @pytest.fixture(autouse=True)
    def _patients(self, monkeypatch):
        told = lambda asked: set(asked.person_ids)  # noqa: E731
        monkeypatch.setitem(questions._answerers, KnownByReferenceOnly, [told])

    @pytest.mark.parametrize(
        "told",
        [
            {"first_name": "Inès", "last_name": "Rouquette"},
            {"email": "ines@exemple.test"},
            {"phone": "0612345678"},
            {"representative": {"name": "Paul Rouquette"}},
        ],
        ids=lambda told: next(iter(told)),
    )
    def test_get_no_name_and_no_contact(self, admin, told):
        patient = add(admin, first_name="", last_name="", reference="D-77")

        with pytest.raises(services.ReferenceOnly):
            update(admin, patient, **told)

    def test_may_have_another_site_or_job(self, admin):
        patient = add(admin, first_name="", last_name="", reference="D-77")

        assert update(admin, patient, job="Chambre 12").job == "Chambre 12"
