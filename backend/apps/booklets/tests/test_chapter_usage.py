"""How many booklets took a chapter of the library over, as its screens tell."""

import pytest
from django.test import Client

from apps.accounts.factories import UserFactory, browser_of
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletChapter, BookletPage, BookletStatus
from apps.booklets.tests.acting import add, at, released, send, working, written
from apps.booklets.tests.people import NOW
from apps.companies.factories import MembershipFactory
from apps.library.models import Chapter
from shared.actor import Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def safety() -> Chapter:
    return released("Sécurité", page="Incendie")


@pytest.fixture
def editor() -> Client:
    return browser_of(UserFactory.create(library_editor=True))


def taking(chapter: Chapter) -> Booklet:
    """A booklet of a company of its own that took the chapter over."""
    company = MembershipFactory.create().company
    booklet = BookletFactory.create(plan={}, company_id=company.id)
    add(working(booklet, Role.BOOKLET_MANAGER), booklet, chapter=str(chapter.id))
    return booklet


def taken_page(booklet: Booklet) -> BookletPage:
    return BookletPage.objects.select_related("page").get(chapter__booklet=booklet)


def admin_of(booklet: Booklet) -> Client:
    return browser_of(MembershipFactory.create(company_id=booklet.company_id).user)


def told(client: Client, chapter: Chapter) -> tuple[int, int]:
    """What the chapter's screen says; its line in the list says the same."""
    usages = client.get(f"/api/library/chapters/{chapter.id}").json()["usages"]
    (line,) = client.get("/api/library/chapters?scope=platform").json()["items"]
    assert line["usages"] == usages
    return usages["booklets"], usages["adapted"]


def opened(client: Client, chapter: Chapter) -> list[str]:
    """The booklets to which the chapter's screen leads."""
    return [
        one["id"] for one in client.get(f"/api/library/chapters/{chapter.id}").json()["taken_by"]
    ]


class TestTheEditorsOfTheLibrary:
    def test_are_told_how_many_there_are_in_all_companies(self, safety, editor):
        assert told(editor, safety) == (0, 0)

        taking(safety)
        taking(safety)

        assert told(editor, safety) == (2, 0)

    def test_see_none_of_these_booklets(self, safety, editor):
        booklet = taking(safety)

        told(editor, safety)

        assert opened(editor, safety) == []
        assert editor.get(at(booklet)).status_code in (403, 404)

    def test_are_told_how_many_say_something_else(self, safety, editor):
        taking(safety)
        booklet = taking(safety)
        page = taken_page(booklet).page

        send(
            working(booklet, Role.BOOKLET_MANAGER),
            "PUT",
            at(booklet, "pages", page.id),
            written(page),
        )

        assert told(editor, safety) == (2, 1)

    @pytest.mark.parametrize(
        "change", [{"detached": True}, {"origin_pages": []}], ids=["detached", "another page"]
    )
    def test_take_a_chapter_that_goes_its_own_way_for_adapted(self, safety, editor, change):
        booklet = taking(safety)

        BookletChapter.objects.filter(booklet=booklet).update(**change)

        assert told(editor, safety) == (1, 1)

    def test_and_one_that_lost_a_page(self, safety, editor):
        booklet = taking(safety)
        page = taken_page(booklet).page
        page.removed_at = NOW
        page.save()

        assert told(editor, safety) == (1, 1)


class TestACompany:
    def test_is_told_of_its_own_booklets_only(self, safety):
        booklet, _ = taking(safety), taking(safety)

        assert told(admin_of(booklet), safety) == (1, 0)
        assert opened(admin_of(booklet), safety) == [str(booklet.id)]

    def test_leads_nobody_to_a_booklet_that_they_may_not_open(self, safety):
        booklet = taking(safety)
        membership = MembershipFactory.create(company_id=booklet.company_id, role=Role.WRITER)
        writer = browser_of(membership.user)

        assert told(writer, safety) == (1, 0)
        assert opened(writer, safety) == []

    @pytest.mark.parametrize(
        "change",
        [{"status": BookletStatus.ARCHIVED, "archived_from": "draft"}, {"trashed_at": NOW}],
    )
    def test_is_not_told_of_those_that_nobody_reads_any_more(self, safety, change):
        booklet = taking(safety)

        Booklet.objects.filter(id=booklet.id).update(**change)

        assert told(admin_of(booklet), safety) == (0, 0)

    def test_is_not_told_of_one_that_took_the_chapter_out_again(self, safety):
        booklet = taking(safety)

        BookletChapter.objects.filter(booklet=booklet).update(removed_at=NOW)

        assert told(admin_of(booklet), safety) == (0, 0)
