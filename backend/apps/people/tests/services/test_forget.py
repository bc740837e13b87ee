from datetime import timedelta

import pytest

from apps.companies.events import CompanyPurged, SiteRemoved
from apps.companies.factories import SiteFactory
from apps.companies.models import Company, CompanyStatus
from apps.journal.models import AuditEvent
from apps.people import services
from apps.people.events import PersonForgotten
from apps.people.factories import (
    GroupFactory,
    ImportLineFactory,
    PeopleImportFactory,
    PersonFactory,
)
from apps.people.models import Group, ImportLine, PeopleImport, Person
from apps.people.services import forget
from apps.people.tests.acting import NOW, add, hearing, member
from shared import errors
from shared.actor import Role
from shared.events import announce
from shared.ids import uuid7
from shared.jobs.models import Job
from shared.months import months_before
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db

TODAY = NOW.date()


def forget_left(company_id):
    with act_as_company(company_id):
        return services.forget_left_of_company(company_id=company_id, now=NOW)


class TestErasePerson:
    def test_takes_the_card_and_what_follows_it(self, admin):
        person = add(admin, email="ines@exemple.test")
        ImportLineFactory.create(
            company_id=admin.company_id, person_id=person.id, told={"last_name": "Rouquette"}
        )

        with hearing(PersonForgotten) as heard:
            services.erase_person(actor=admin, person=person, now=NOW)

        assert [fact.person_id for fact in heard] == [person.id]
        assert not Person.objects.exists()
        assert not ImportLine.objects.exists()
        assert AuditEvent.objects.get(action="person.erased").object_label == "I. R."

    def test_takes_the_name_out_of_groups(self, admin):
        GroupFactory.create(company_id=admin.company_id, name="Équipe d’Inès Rouquette")

        services.erase_person(actor=admin, person=add(admin), now=NOW)

        assert Group.objects.get().name == "Équipe d’I. R."

    def test_is_not_for_a_manager(self, admin):
        manager = member(admin.company_id, Role.BOOKLET_MANAGER)

        with pytest.raises(errors.Forbidden):
            services.erase_person(actor=manager, person=add(admin), now=NOW)


class TestForgetLeft:
    def test_forgets_when_the_months_are_over_and_not_a_day_before(self, admin):
        Company.objects.filter(id=admin.company_id).update(people_months=3)
        due = months_before(TODAY, 3)
        kept = [
            PersonFactory.create(company_id=admin.company_id, left_on=day) for day in (due, None)
        ]
        PersonFactory.create(company_id=admin.company_id, left_on=due - timedelta(days=1))

        assert forget_left(admin.company_id) == 1

        assert set(Person.objects.all()) == set(kept)
        assert AuditEvent.objects.get(action="person.forgotten").after == {"count": 1}

    def test_goes_on_in_another_job(self, admin, monkeypatch):
        monkeypatch.setattr(forget, "PEOPLE", 2)
        PersonFactory.create_batch(
            3, company_id=admin.company_id, left_on=TODAY - timedelta(days=2000)
        )

        assert forget_left(admin.company_id) == 2
        assert Job.objects.filter(name="people.forget_left_of_company").count() == 1
        assert forget_left(admin.company_id) == 1

    def test_every_company_has_its_job(self, admin, monkeypatch):
        monkeypatch.setattr(forget, "COMPANIES", 1)

        assert services.forget_left(after=None) == 1

        assert Job.objects.filter(name="people.forget_left_of_company").count() == 1
        assert Job.objects.filter(name="people.forget_left").count() == 1


class TestWhatOthersLetGo:
    def test_a_purged_company_knows_nobody(self, admin):
        PersonFactory.create(company_id=admin.company_id)
        GroupFactory.create(company_id=admin.company_id)
        ImportLineFactory.create(
            people_import=PeopleImportFactory.create(
                company_id=admin.company_id, object_key="imports/1"
            )
        )
        stranger = PersonFactory.create()

        Company.objects.filter(id=admin.company_id).update(status=CompanyStatus.PURGED)
        announce(CompanyPurged(company_id=admin.company_id))

        assert list(Person.objects.all()) == [stranger]
        assert not Group.objects.exists()
        assert not PeopleImport.objects.exists()
        assert Job.objects.get(name="people.forget_files").payload == {"keys": ["imports/1"]}

    def test_a_site_that_is_no_more_is_nobodys(self, admin):
        site = SiteFactory.create(company_id=admin.company_id)
        person = PersonFactory.create(company_id=admin.company_id, site=site)

        announce(SiteRemoved(company_id=admin.company_id, site_id=site.id))

        person.refresh_from_db()
        assert person.site_id is None
        site.delete()

    def test_an_erased_account_leaves_no_name(self, admin):
        user_id = uuid7()
        person = PersonFactory.create(company_id=admin.company_id, user_id=user_id)
        PeopleImportFactory.create(
            company_id=admin.company_id, by_id=user_id, by_name="Camille Vidal"
        )

        services.erase_user_traces(user_id=user_id, name="Compte supprimé")

        person.refresh_from_db()
        assert person.user_id is None
        assert PeopleImport.objects.get().by_name == "Compte supprimé"
