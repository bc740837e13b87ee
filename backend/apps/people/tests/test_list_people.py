from datetime import timedelta

import pytest

from apps.companies.factories import SiteFactory
from apps.companies.models import Company
from apps.people import selectors
from apps.people.factories import GroupFactory, PersonFactory
from apps.people.models import Person
from apps.people.questions import PeopleOfManager
from apps.people.selectors import PersonFilter
from apps.people.tests.acting import NOW, member
from shared import errors, questions
from shared.actor import Role

pytestmark = pytest.mark.django_db

TODAY = NOW.date()


def names(actor, **wanted):
    page = selectors.list_people(
        actor=actor, wanted=PersonFilter(**wanted), today=TODAY, cursor=None, limit=100
    )
    return [person.last_name for person in page.items]


class TestListPeople:
    @pytest.fixture
    def people(self, admin):
        site = SiteFactory.create(company_id=admin.company_id)
        group = GroupFactory.create(company_id=admin.company_id)
        of = {"company_id": admin.company_id}
        PersonFactory.create(last_name="Zola", site=site, contract="seasonal", **of)
        PersonFactory.create(last_name="Élie", first_name="Noé", email="", groups=[group.id], **of)
        PersonFactory.create(last_name="Abadie", language="pt-PT", job="Commis", **of)
        PersonFactory.create(last_name="Partie", left_on=TODAY - timedelta(days=1), **of)
        PersonFactory.create(last_name="Étrangère")
        return {"site_id": site.id, "group_id": group.id}

    def test_is_in_french_order_without_those_who_left(self, admin, people):
        assert names(admin) == ["Abadie", "Élie", "Zola"]

    @pytest.mark.parametrize(
        ("wanted", "found"),
        [
            ({"search": "elie NOE"}, ["Élie"]),
            ({"contract": "seasonal"}, ["Zola"]),
            ({"language": "pt-PT"}, ["Abadie"]),
            ({"job": "Commis"}, ["Abadie"]),
            ({"without_email": True}, ["Élie"]),
            ({"presence": "left"}, ["Partie"]),
            ({"presence": "all"}, ["Abadie", "Élie", "Partie", "Zola"]),
        ],
    )
    def test_filters(self, admin, people, wanted, found):
        assert names(admin, **wanted) == found

    def test_filters_by_site_and_group(self, admin, people):
        assert names(admin, site_id=people["site_id"]) == ["Zola"]
        assert names(admin, group_id=people["group_id"]) == ["Élie"]

    def test_goes_on_where_it_stopped(self, admin, people):
        seen, cursor = [], None
        for _ in range(3):
            page = selectors.list_people(
                actor=admin, wanted=PersonFilter(), today=TODAY, cursor=cursor, limit=1
            )
            seen += [person.last_name for person in page.items]
            cursor = page.next

        assert (seen, cursor) == (["Abadie", "Élie", "Zola"], None)

    def test_a_manager_knows_those_of_their_booklets(self, admin, people, monkeypatch):
        manager = member(admin.company_id, Role.BOOKLET_MANAGER)
        assert names(manager) == []

        theirs = Person.objects.filter(last_name__in=("Zola", "Étrangère")).values("id")
        monkeypatch.setitem(questions._answerers, PeopleOfManager, [lambda asked: theirs])

        assert names(manager) == ["Zola"]

    @pytest.mark.parametrize("role", [Role.WRITER, Role.TRANSLATOR, Role.AUDITOR])
    def test_is_for_nobody_else(self, admin, role):
        with pytest.raises(errors.Forbidden):
            names(member(admin.company_id, role))


class TestPlaces:
    @pytest.mark.parametrize(
        ("quota", "level"), [(6, "ok"), (5, "warning"), (4, "full"), (3, "full")]
    )
    def test_warn_before_they_are_full(self, admin, quota, level):
        PersonFactory.create_batch(4, company_id=admin.company_id)
        Company.objects.filter(id=admin.company_id).update(people=quota)

        found = selectors.places(actor=admin, now=NOW)

        assert (found.used, found.level) == (4, level)
