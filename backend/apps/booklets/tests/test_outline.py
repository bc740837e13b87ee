"""The plan of a booklet, how its chapters stand to the library, and the chapters that may be added."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from apps.accounts.factories import browser_of
from apps.booklets.factories import BookletFactory
from apps.booklets.tests.acting import (
    at,
    chapter,
    released,
    released_again,
    sector_with,
    send,
)
from apps.booklets.tests.people import access_of, member
from apps.companies.factories import CompanyFactory
from apps.library.factories import (
    ChapterFactory,
    ObligationFactory,
    SectorFactory,
    paragraph,
)
from apps.library.models import BookletKind
from shared.actor import Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def company():
    return CompanyFactory.create()


@pytest.fixture
def booklet(company):
    return BookletFactory.create(company_id=company.id, plan={"Ici": ["Écrite ici", "Autre"]})


@pytest.fixture
def client(company):
    return browser_of(member(company.id, Role.COMPANY_ADMIN).user)


@pytest.fixture
def safety(client, booklet):
    """A chapter of the library of which the booklet has a copy."""
    taken = released("Sécurité", page="Incendie")
    send(client, "POST", at(booklet, "chapters"), {"chapter": str(taken.id)})
    return taken


def outline(client, booklet):
    return client.get(at(booklet, "outline")).json()


def state_of(client, booklet, title="Sécurité"):
    chapters = outline(client, booklet)["chapters"]
    return next(one["core_state"] for one in chapters if one["title"] == title)


def copied_page():
    return chapter("Sécurité").pages.get().page


def say(client, booklet, page, said):
    body = {
        "base_revision": page.revision,
        "title": page.title,
        "importance": page.importance,
        "document": paragraph(said),
    }
    return send(client, "PUT", at(booklet, "pages", page.id), body).json()


class TestOutline:
    def test_tells_chapters_pages_and_what_they_may_cover(self, client, booklet, safety):
        sector = sector_with([safety], mandatory=[safety])
        send(client, "PATCH", at(booklet), {"sector": str(sector.id)})
        asked = ObligationFactory.create(sectors=[sector.id])
        ObligationFactory.create(kinds=[BookletKind.TRAINEE])
        ObligationFactory.create(sectors=[SectorFactory.create().id])

        told = outline(client, booklet)

        here, taken = told["chapters"]
        assert (here["title"], here["origin"], here["mandatory"]) == ("Ici", None, False)
        assert [one["title"] for one in here["pages"]] == ["Écrite ici", "Autre"]
        assert taken["mandatory"]
        assert taken["origin"] == {"chapter": str(safety.id), "version": 1, "newest": 1}
        page = taken["pages"][0]
        assert (page["title"], page["blocks"], page["words"]) == ("Incendie", 1, 1)
        assert (page["modified"], page["removed"], page["position"]) == (False, False, 0)
        assert page["conditions"] == {"sites": [], "jobs": [], "contracts": [], "groups": []}
        assert [one["id"] for one in told["obligations"]] == [str(asked.id)]
        assert told["abilities"]["build"]

    def test_says_who_may_only_read(self, booklet, company):
        translator = member(company.id, Role.TRANSLATOR)
        access_of(booklet, translator, "translator")

        abilities = outline(browser_of(translator.user), booklet)["abilities"]

        assert (abilities["write"], abilities["build"], abilities["translate"]) == (
            False,
            False,
            True,
        )

    def test_costs_as_many_queries_for_a_long_plan_as_for_a_short_one(self, client, company):
        def cost(chapters):
            plan = {f"{chapters} {n}": ["Une", "Deux"] for n in range(chapters)}
            long = BookletFactory.create(company_id=company.id, plan=plan)
            with CaptureQueriesContext(connection) as queries:
                assert len(outline(client, long)["chapters"]) == chapters
            return len(queries)

        assert cost(12) == cost(2)


class TestTheCoreState:
    def test_is_up_to_date_at_first_and_none_of_what_was_written_here(
        self, client, booklet, safety
    ):
        assert state_of(client, booklet) == "up_to_date"
        assert state_of(client, booklet, "Ici") is None

    def test_tells_an_update(self, client, booklet, safety):
        released_again(safety)

        assert state_of(client, booklet) == "update_available"
        assert outline(client, booklet)["chapters"][1]["origin"]["newest"] == 2

    def test_tells_other_words_and_forgets_them_when_they_are_taken_back(
        self, client, booklet, safety
    ):
        page = copied_page()

        say(client, booklet, page, "Autre chose")
        assert state_of(client, booklet) == "locally_modified"
        assert outline(client, booklet)["chapters"][1]["pages"][0]["modified"]

        page.refresh_from_db()
        say(client, booklet, page, "Incendie")
        assert state_of(client, booklet) == "up_to_date"

    def test_tells_a_conflict_when_both_moved(self, client, booklet, safety):
        say(client, booklet, copied_page(), "Autre chose")
        released_again(safety)

        assert state_of(client, booklet) == "conflict"

    def test_tells_a_page_that_was_added_and_one_that_was_taken_out(self, client, booklet, safety):
        body = {"chapter": str(chapter("Sécurité").id), "title": "Nos extincteurs"}
        added = send(client, "POST", at(booklet, "pages"), body).json()
        assert state_of(client, booklet) == "locally_modified"

        send(client, "DELETE", at(booklet, "pages", copied_page_named("Incendie").id))
        send(client, "POST", at(booklet, "pages", copied_page_named("Incendie").id, "restore"))
        send(client, "DELETE", at(booklet, "pages", added["id"]))
        assert state_of(client, booklet) == "up_to_date"

    def test_tells_a_page_that_was_moved_elsewhere_in_both_chapters(self, client, booklet):
        taken = ChapterFactory.create(company_id=None, name="Sécurité", page="Incendie")
        released_again(taken, "Gestes")
        other = released("Cuisine")
        for one in (taken, other):
            send(client, "POST", at(booklet, "chapters"), {"chapter": str(one.id)})
        assert state_of(client, booklet) == "up_to_date"

        body = {"chapter": str(chapter("Cuisine").id), "after": None}
        send(client, "POST", at(booklet, "pages", copied_page_named("Gestes").id, "move"), body)

        assert state_of(client, booklet) == "locally_modified"
        assert state_of(client, booklet, "Cuisine") == "locally_modified"

    def test_is_detached_whatever_else(self, client, booklet, safety):
        released_again(safety)

        send(client, "POST", at(booklet, "chapters", chapter("Sécurité").id, "detach"))

        assert state_of(client, booklet) == "detached"


class TestAvailableChapters:
    def available(self, client, booklet, search=""):
        return client.get(f"{at(booklet, 'available-chapters')}?search={search}").json()["items"]

    def test_shows_what_the_sector_recommends_first(self, client, booklet, company):
        elsewhere = SectorFactory.create()
        second, first = released("Bruit"), released("Cuisine", page="Plonge à fond")
        sector = sector_with([first, second], mandatory=[first])
        send(client, "PATCH", at(booklet), {"sector": str(sector.id)})
        released("Ailleurs", sectors=[elsewhere.id])
        ChapterFactory.create(company_id=company.id, name="Zone verte", released=True)
        send(client, "POST", at(booklet, "chapters"), {"chapter": str(second.id)})

        items = self.available(client, booklet)

        assert [one["title"] for one in items] == ["Cuisine", "Bruit", "Zone verte", "Ailleurs"]
        cuisine, bruit, own, other = items
        assert (cuisine["mandatory"], cuisine["recommended"], cuisine["added"]) == (
            True,
            True,
            False,
        )
        assert (cuisine["pages_count"], cuisine["minutes"], cuisine["version"]) == (1, 1, 1)
        assert (bruit["mandatory"], bruit["added"]) == (False, True)
        assert (own["own"], own["recommended"], other["own"]) == (True, False, False)

    def test_leaves_out_what_cannot_be_taken(self, client, booklet):
        released("Stage", kinds=[BookletKind.TRAINEE])
        released("Retiré", status="retired")
        ChapterFactory.create(company_id=None, name="Brouillon")
        ChapterFactory.create(name="D’un autre", released=True)

        assert self.available(client, booklet) == []

    def test_finds_words_without_accents(self, client, booklet):
        released("Santé")
        released("Cuisine")

        assert [one["title"] for one in self.available(client, booklet, "sante")] == ["Santé"]


def copied_page_named(title):
    pages = [one.page for one in chapter("Sécurité").pages.select_related("page")]
    return next(one for one in pages if one.title == title)
