import pytest

from apps.people import services
from apps.people.events import PersonChanged
from apps.people.factories import GroupFactory, PersonFactory
from apps.people.models import Group
from apps.people.services import groups
from apps.people.tests.acting import NOW, hearing, member
from shared import errors
from shared.actor import Role

pytestmark = pytest.mark.django_db


def add_group(actor, name):
    return services.add_group(actor=actor, name=name, now=NOW)


class TestGroups:
    def test_names_that_read_alike_are_one(self, admin):
        add_group(admin, "Équipe de nuit")

        with pytest.raises(services.GroupNameTaken):
            add_group(admin, "equipe de NUIT")

    def test_another_name_may_differ_by_an_accent(self, admin):
        group = add_group(admin, "Equipe")

        renamed = services.rename_group(actor=admin, group=group, name="Équipe", now=NOW)

        assert renamed.name == "Équipe"

    def test_there_is_an_end(self, admin, monkeypatch):
        monkeypatch.setattr(groups, "MOST_GROUPS", 1)
        add_group(admin, "Cuisine")

        with pytest.raises(services.TooManyGroups):
            add_group(admin, "Salle")

    def test_one_that_goes_leaves_its_people(self, admin):
        gone, kept = (GroupFactory.create(company_id=admin.company_id) for _ in range(2))
        person = PersonFactory.create(company_id=admin.company_id, groups=[gone.id, kept.id])
        PersonFactory.create(company_id=admin.company_id, groups=[kept.id])

        with hearing(PersonChanged) as heard:
            services.remove_group(actor=admin, group=gone, now=NOW)

        person.refresh_from_db()
        assert person.groups == [kept.id]
        assert [fact.person_id for fact in heard] == [person.id]
        assert list(Group.objects.all()) == [kept]

    def test_a_manager_names_none(self, admin):
        with pytest.raises(errors.Forbidden):
            add_group(member(admin.company_id, Role.BOOKLET_MANAGER), "Cuisine")


class TestUnnameGroups:
    def test_keeps_initials_of_who_is_forgotten(self, admin):
        person = PersonFactory.create(
            company_id=admin.company_id, first_name="Léa", last_name="Martin", reference="12"
        )
        for name in ("Équipe de Lea MARTIN", "Équipe de L. M.", "Martin", "Salle 12"):
            GroupFactory.create(company_id=admin.company_id, name=name)

        groups.unname_groups(company_id=admin.company_id, people=[person])

        names = set(Group.objects.values_list("name", flat=True))
        assert names == {"Équipe de L. M. 2", "Équipe de L. M.", "Martin", "Salle 12"}
        assert Group.objects.get(name="Équipe de L. M. 2").key == "equipe de l. m. 2"
