import pytest

from apps.companies.factories import CompanyFactory, SiteFactory
from apps.companies.models import Company
from apps.journal.models import AuditEvent
from apps.people import services
from apps.people.events import PersonsAdded
from apps.people.factories import GroupFactory, PersonFactory
from apps.people.models import Person
from apps.people.tests.acting import NOW, add, hearing, member
from shared import errors
from shared.actor import Role

pytestmark = pytest.mark.django_db


class TestAddPerson:
    def test_keeps_the_card_as_it_is_compared(self, admin):
        with hearing(PersonsAdded) as heard:
            person = add(
                admin, reference="Été-12", email="Ines@Exemple.TEST", phone="06 12 34 56 78"
            )

        assert (person.email, person.phone) == ("ines@exemple.test", "+33612345678")
        assert person.reference_key == "ete-12"
        assert "rouquette" in person.words
        assert [fact.person_ids for fact in heard] == [(person.id,)]

    def test_tells_the_journal_no_name(self, admin):
        add(admin, email="ines@exemple.test")

        event = AuditEvent.objects.get(action="person.added")
        assert event.object_label == "I. R."
        assert "rouquette" not in str([event.before, event.after, event.words]).lower()

    def test_takes_a_reference_alone(self, admin):
        person = add(admin, first_name="", last_name="", reference="P-77")

        assert person.name == "P-77"

    @pytest.mark.parametrize(
        ("told", "field"),
        [
            ({"last_name": ""}, "last_name"),
            ({"first_name": ""}, "first_name"),
            ({"first_name": "", "last_name": ""}, "last_name"),
            ({"phone": "06 12"}, "phone"),
            ({"phone": "douze"}, "phone"),
            ({"signs": "both"}, "representative"),
            ({"reference": "ﷺ" * 20}, "reference"),
        ],
    )
    def test_refuses_a_faulty_card(self, admin, told, field):
        with pytest.raises(errors.Invalid) as refused:
            add(admin, **told)

        assert set(refused.value.fields) == {field}

    def test_refuses_a_reference_that_reads_alike(self, admin):
        add(admin, reference="RÉF 1")

        with pytest.raises(services.ReferenceTaken):
            add(admin, reference="ref 1")

        add(member(CompanyFactory.create().id), reference="ref 1")  # another company's is its own

    def test_takes_a_shared_mailbox(self, admin):
        cards = [add(admin, email="atelier@exemple.test") for _ in range(2)]

        assert len({card.id for card in cards}) == 2

    def test_refuses_places_and_groups_of_others(self, admin):
        with pytest.raises(errors.Invalid) as refused:
            add(admin, site_id=SiteFactory.create().id, groups=[GroupFactory.create().id])

        assert set(refused.value.fields) == {"site_id", "groups"}

    def test_stops_at_the_quota_which_those_who_left_do_not_take(self, admin):
        Company.objects.filter(id=admin.company_id).update(people=2)
        PersonFactory.create(company_id=admin.company_id, left_on=NOW.date().replace(day=15))
        PersonFactory.create(company_id=admin.company_id, left_on=NOW.date())  # still there today
        add(admin)

        with pytest.raises(services.PeopleQuotaFull):
            add(admin)

    @pytest.mark.parametrize("role", sorted(set(Role) - {Role.COMPANY_ADMIN}))
    def test_is_for_those_who_keep_everybody(self, admin, role):
        with pytest.raises(errors.Forbidden):
            add(member(admin.company_id, role))

    def test_lets_a_manager_add_to_a_booklet(self, admin):
        manager = member(admin.company_id, Role.BOOKLET_MANAGER)
        told = {"first_name": "Paul", "last_name": "Vidal"}

        services.add_person(actor=manager, told=told, now=NOW, to_a_booklet=True)

        assert Person.objects.filter(last_name="Vidal").exists()
