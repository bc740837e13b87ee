from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from apps.accounts.factories import browser_of
from apps.booklets import selectors
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletRole, BookletStatus
from apps.booklets.selectors import BookletFilter
from apps.booklets.tests.people import NOW, access_of, acting, admin, member, working_on
from apps.companies.factories import CompanyFactory, SiteFactory
from apps.library.factories import SectorFactory
from apps.library.models import BookletKind
from apps.media.factories import MediaFileFactory
from shared import errors
from shared.actor import Actor, Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def company_id():
    return CompanyFactory.create().id


@pytest.fixture
def camille(company_id) -> Actor:
    return admin(company_id)


def booklet(company_id, name: str = "Livret", **traits) -> Booklet:
    return BookletFactory.create(company_id=company_id, name=name, plan={}, **traits)


def names(actor: Actor, **wanted) -> list[str]:
    found = selectors.list_booklets(
        actor=actor, wanted=BookletFilter(**wanted), cursor=None, limit=50
    )
    return [one.name for one in found.items]


class TestWhich:
    def test_all_but_those_in_the_trash(self, camille, company_id):
        booklet(company_id, "Au travail")
        booklet(company_id, "Archivé", archived=True)
        booklet(company_id, "Jeté", trashed=True)

        assert sorted(names(camille)) == ["Archivé", "Au travail"]
        assert names(camille, status="trash") == ["Jeté"]

    def test_those_of_the_company(self, camille):
        BookletFactory.create(name="Étranger")

        assert names(camille) == []

    def test_those_that_were_given_to_somebody_who_sees_no_others(self, company_id):
        mine, _ = booklet(company_id, "Le mien"), booklet(company_id, "Un autre")

        assert names(working_on(mine, BookletRole.WRITER)) == ["Le mien"]

    def test_none_at_all_for_who_has_none(self):
        with pytest.raises(errors.Forbidden):
            names(Actor())

    @pytest.mark.parametrize(
        ("shown", "statuses"),
        [
            ("draft", {"building", "draft"}),
            ("in_review", {"in_review"}),
            ("published", {"published"}),
            ("suspended", {"suspended"}),
            ("archived", {"archived"}),
            ("to_republish", {"edited"}),
        ],
    )
    def test_those_of_a_state(self, camille, company_id, shown, statuses):
        for status in BookletStatus:
            booklet(company_id, f"Livret {status}", status=status)
        booklet(company_id, "Livret edited", status="published", has_changes=True)

        assert set(names(camille, status=shown)) == {f"Livret {one}" for one in statuses}

    def test_those_of_a_kind_and_of_a_sector(self, camille, company_id):
        sector = SectorFactory.create()
        booklet(company_id, "Accueil", kind=BookletKind.EMPLOYEE_WELCOME, sector_id=sector.id)
        booklet(company_id, "Sécurité", kind=BookletKind.SAFETY)

        assert names(camille, kind=BookletKind.SAFETY) == ["Sécurité"]
        assert names(camille, sector=sector.id) == ["Accueil"]


class TestOrder:
    @pytest.fixture(autouse=True)
    def _three(self, company_id):
        booklet(company_id, "Équipe", edited_at=NOW - timedelta(hours=2))
        booklet(company_id, "Zone de tri", edited_at=NOW - timedelta(hours=1))
        booklet(company_id, "Accueil", edited_at=NOW - timedelta(hours=3))

    @pytest.mark.parametrize(
        ("sort", "expected"),
        [
            ("edited", ["Zone de tri", "Équipe", "Accueil"]),
            ("name", ["Accueil", "Équipe", "Zone de tri"]),
            ("created", ["Accueil", "Zone de tri", "Équipe"]),
        ],
    )
    def test_is_the_asked_one_on_every_page(self, camille, sort, expected):
        wanted, cursor, found = BookletFilter(sort=sort), None, []
        for _ in expected:
            page = selectors.list_booklets(actor=camille, wanted=wanted, cursor=cursor, limit=1)
            found += [one.name for one in page.items]
            cursor = page.next

        assert (names(camille, sort=sort), found, cursor) == (expected, expected, None)


class TestTrash:
    def test_begins_with_what_went_last(self, camille, company_id):
        booklet(company_id, "Avant-hier", trashed_at=NOW - timedelta(days=2))
        booklet(company_id, "Hier", trashed_at=NOW - timedelta(days=1))

        assert names(camille, status="trash", sort="name") == ["Hier", "Avant-hier"]


class TestCounts:
    @pytest.mark.parametrize("role", [Role.COMPANY_ADMIN, Role.BOOKLET_MANAGER])
    def test_say_how_many_there_are_in_each_state(self, company_id, role):
        somebody = member(company_id, role)
        for status in BookletStatus:
            shown = booklet(company_id, f"Livret {status}", status=status)
            access_of(shown, somebody, BookletRole.MANAGER)
        edited = booklet(company_id, "Livret revu", status="published", has_changes=True)
        access_of(edited, somebody, BookletRole.MANAGER)
        access_of(booklet(company_id, "Jeté", trashed=True), somebody, BookletRole.MANAGER)
        BookletFactory.create()

        assert selectors.count_booklets(actor=acting(somebody)) == {
            "all": 7,
            "draft": 2,
            "in_review": 1,
            "published": 1,
            "to_republish": 1,
            "suspended": 1,
            "archived": 1,
            "trash": 1,
        }

    def test_agree_with_the_lists_to_which_they_lead(self, camille, company_id):
        for status in BookletStatus:
            booklet(company_id, f"Livret {status}", status=status)
        booklet(company_id, "Livret revu", status="published", has_changes=True)
        booklet(company_id, "Jeté", trashed=True)

        counts = selectors.count_booklets(actor=camille)
        listed = {
            state: len(names(camille, **({} if state == "all" else {"status": state})))
            for state in counts
        }

        assert listed == counts

    def test_stop_at_a_thousand(self, camille, company_id, monkeypatch):
        monkeypatch.setattr(selectors.list, "MOST_COUNTED", 2)
        for number in range(3):
            booklet(company_id, f"Livret {number}")

        counts = selectors.count_booklets(actor=camille)

        assert (counts["all"], counts["draft"]) == (2, 2)

    def test_are_of_what_one_may_see(self, company_id):
        mine, _ = booklet(company_id, "Le mien"), booklet(company_id, "Un autre")

        assert selectors.count_booklets(actor=working_on(mine))["all"] == 1


class TestLines:
    def test_tell_all_that_a_cover_needs(self, company_id):
        picture = MediaFileFactory.create(company_id=company_id)
        sector = SectorFactory.create(code="HCR", name="Hôtellerie")
        shown = booklet(
            company_id,
            "Accueil",
            sector_id=sector.id,
            site=SiteFactory.create(company_id=company_id, name="Laguiole"),
            locales=["en-GB"],
        )
        shown.words_count, shown.theme["cover"]["picture"] = 401, str(picture.id)
        shown.save()
        camille = member(company_id, Role.COMPANY_ADMIN, first_name="Camille", last_name="Vidal")
        access_of(shown, camille, BookletRole.MANAGER, duty="main")

        (line,) = browser_of(camille.user).get("/api/booklets").json()["items"]

        assert line["sector"] == {"id": str(sector.id), "code": "HCR", "name": "Hôtellerie"}
        assert line["site"]["name"] == "Laguiole"
        assert (line["locales"], line["minutes"]) == (["fr-FR", "en-GB"], 3)
        assert line["cover_picture"].startswith("/media/")
        assert line["main_manager"] == {"id": str(camille.user_id), "name": "Camille Vidal"}
        assert line["abilities"]["archive"] is True

    @pytest.mark.parametrize("role", [Role.COMPANY_ADMIN, Role.BOOKLET_MANAGER])
    def test_cost_as_much_as_one(self, company_id, role):
        somebody = member(company_id, role)
        client = browser_of(somebody.user)

        def fill(count: int) -> None:
            for made in BookletFactory.create_batch(count, company_id=company_id, plan={}):
                made.sector_id = SectorFactory.create().id
                made.theme["cover"]["picture"] = str(
                    MediaFileFactory.create(company_id=company_id).id
                )
                made.save()
                access_of(made, somebody, BookletRole.MANAGER)

        fill(1)
        client.get("/api/booklets")
        with CaptureQueriesContext(connection) as few:
            assert len(client.get("/api/booklets").json()["items"]) == 1
        fill(6)
        with CaptureQueriesContext(connection) as many:
            assert len(client.get("/api/booklets").json()["items"]) == 7

        assert len(many) == len(few)

    def test_say_who_may_create(self, company_id):
        def may(role: Role) -> bool:
            answer = browser_of(member(company_id, role).user).get("/api/booklets").json()
            return bool(answer["abilities"]["create"])

        assert [role.value for role in Role if may(role)] == ["company_admin", "booklet_manager"]

    def test_do_not_tell_of_a_booklet_that_was_given_no_longer(self, company_id):
        shown = booklet(company_id)
        writer = member(company_id, Role.WRITER)
        given = access_of(shown, writer, BookletRole.WRITER)
        assert names(acting(writer)) == ["Livret"]

        given.delete()

        assert names(acting(writer)) == []
