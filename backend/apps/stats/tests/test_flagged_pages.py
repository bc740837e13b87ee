import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from apps.accounts.factories import browser_of
from apps.booklets.factories import BookletAccessFactory
from apps.booklets.models import BookletPage, BookletRole, BookletStatus
from apps.companies.factories import MembershipFactory
from apps.comprehension.factories import ReaderQuestionFactory
from apps.reading.factories import published_booklet
from apps.stats.factories import PageLotsFactory
from shared.actor import Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet(company):
    return with_pages(company)


def with_pages(company, **traits):
    plan = {"Hygiène": ["Se laver les mains", "Diluer", "Servir"]}
    return published_booklet(company.id, plan=plan, **traits)


def pages_of(booklet):
    rows = BookletPage.objects.filter(chapter__booklet=booklet).select_related("page")
    return {row.page.title: row.page for row in rows}


def flag(booklet, title, **told):
    page = pages_of(booklet)[title]
    return PageLotsFactory.create(booklet=booklet, page=str(page.id), **told)


def ask_about(booklet, title, number):
    page = pages_of(booklet)[title]
    for _ in range(number):
        ReaderQuestionFactory.create(booklet=booklet, page_id=page.id)


def told(client, booklet=None):
    answer = client.get("/api/stats/flagged-pages", {"booklet": str(booklet.id)} if booklet else {})
    assert answer.status_code == 200, answer.content
    return answer.json()


def sums(client, booklet=None):
    return [
        (one["title"], one["unclear"], one["devices"]) for one in told(client, booklet)["pages"]
    ]


def member(company, role=Role.COMPANY_ADMIN):
    return MembershipFactory.create(company=company, role=role).user


class TestPages:
    def test_are_those_that_most_devices_did_not_understand(self, client, booklet):
        flag(booklet, "Se laver les mains", devices=133, unclear=6)
        flag(booklet, "Diluer", devices=60, unclear=9)
        flag(booklet, "Diluer", devices=61, unclear=5)  # of another version
        flag(booklet, "Servir", devices=40, unclear=0)

        assert sums(client) == [("Diluer", 14, 121), ("Se laver les mains", 6, 133)]
        (first, _) = told(client)["pages"]
        page = pages_of(booklet)["Diluer"]
        assert (first["booklet"], first["chapter"]) == (booklet.name, "Hygiène")
        assert (first["booklet_id"], first["page"]) == (str(booklet.id), str(page.id))

    def test_of_a_lot_that_grows_nothing_is_told(self, client, booklet):
        flag(booklet, "Diluer", lots=0, devices=0, unclear=0, growing_devices=4, growing_unclear=3)

        answer = told(client)

        assert (answer["pages"], answer["counted"]) == ([], False)

    def test_none_of_those_that_were_counted_is_another_answer(self, client, booklet):
        flag(booklet, "Diluer", unclear=0)

        answer = told(client)

        assert (answer["pages"], answer["counted"]) == ([], True)

    def test_of_the_one_booklet_that_is_named(self, client, company, booklet):
        flag(booklet, "Diluer")
        flag(with_pages(company), "Servir")

        assert len(sums(client)) == 2
        assert sums(client, booklet) == [("Diluer", 2, 12)]

    def test_that_are_gone_or_of_no_booklet_that_is_read_are_left_out(
        self, client, company, booklet
    ):
        for title in pages_of(booklet):
            flag(booklet, title)
        pages = pages_of(booklet)
        type(pages["Diluer"]).objects.filter(id=pages["Diluer"].id).update(
            removed_at=timezone.now()
        )
        flag(with_pages(company, status=BookletStatus.ARCHIVED), "Servir")
        flag(published_booklet(plan={"Hygiène": ["Servir"]}), "Servir")  # of another company

        assert {title for title, _, _ in sums(client)} == {"Se laver les mains", "Servir"}
        assert len(sums(client)) == 2

    def test_are_ten_at_most(self, client, company):
        for _ in range(4):
            booklet = with_pages(company)
            for title in pages_of(booklet):
                flag(booklet, title)

        assert len(sums(client)) == 10

    def test_cost_as_much_when_there_are_many(self, company):
        few = _asked_at(company, 1)
        many = _asked_at(company, 8)

        assert few == many


class TestQuestions:
    @pytest.mark.parametrize(("asked", "shown"), [(0, None), (4, None), (5, 5), (9, 5), (12, 10)])
    def test_are_told_by_whole_lots(self, client, booklet, asked, shown):
        flag(booklet, "Diluer")
        ask_about(booklet, "Diluer", asked)
        ask_about(booklet, "Servir", 6)

        (page,) = told(client)["pages"]

        assert page["questions"] == shown


class TestWhoAsks:
    def test_a_stranger_s_booklet_is_not_there(self, client):
        stranger = published_booklet()

        answer = client.get(f"/api/stats/flagged-pages?booklet={stranger.id}")

        assert answer.status_code == 404

    def test_a_writer_is_told_of_what_they_write_and_may_edit_it(self, company, booklet):
        flag(booklet, "Diluer")
        flag(with_pages(company), "Servir")
        writer = member(company, Role.WRITER)
        BookletAccessFactory.create(booklet=booklet, user=writer, role=BookletRole.WRITER, duty="")

        answer = told(browser_of(writer), booklet)

        assert [(one["title"], one["may_edit"]) for one in answer["pages"]] == [("Diluer", True)]
        assert not answer["may_answer"]
        assert sums(browser_of(writer)) == [("Diluer", 2, 12)]

    def test_an_auditor_edits_and_answers_nothing(self, company, booklet):
        flag(booklet, "Diluer")

        answer = told(browser_of(member(company, Role.AUDITOR)), booklet)

        assert [one["may_edit"] for one in answer["pages"]] == [False]
        assert not answer["may_answer"]

    def test_who_manages_people_is_led_to_the_questions_of_one_booklet(self, client, booklet):
        assert told(client, booklet)["may_answer"]
        assert not told(client)["may_answer"]

    def test_a_translator_is_told_nothing(self, company):
        translator = browser_of(member(company, Role.TRANSLATOR))

        assert translator.get("/api/stats/flagged-pages").status_code == 403


def _asked_at(company, more):
    """Each time by somebody else: what one was told is remembered."""
    for _ in range(more):
        booklet = with_pages(company)
        user = member(company, Role.BOOKLET_MANAGER)
        BookletAccessFactory.create(booklet=booklet, user=user)
        flag(booklet, "Diluer")
        ask_about(booklet, "Diluer", 6)
    client = browser_of(member(company))
    with CaptureQueriesContext(connection) as seen:
        told(client)
    return len(seen)
