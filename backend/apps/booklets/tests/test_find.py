import pytest

from apps.booklets import selectors
from apps.booklets.factories import BookletChapterFactory, BookletFactory
from apps.booklets.tests.people import NOW, admin, colleague, working_on
from apps.companies.factories import CompanyFactory

pytestmark = pytest.mark.django_db


def booklet_with(company_id, page_title: str, **traits):
    """A booklet of one chapter, « Vie à l’Hôtel », and one page."""
    booklet = BookletFactory.create(company_id=company_id, plan={}, **traits)
    BookletChapterFactory.create(booklet=booklet, title="Vie à l’Hôtel", pages=[page_title])
    return booklet


def pages(actor, search: str) -> list[str]:
    return [one.title for one in selectors.find_pages(actor=actor, search=search, most=6)]


@pytest.fixture
def company_id():
    return CompanyFactory.create().id


class TestFindPages:
    @pytest.mark.parametrize("search", ["securite", "SÉCURITÉ", "incendie sécu", "d'incendie"])
    def test_holds_each_word_whatever_accents_and_capitals(self, company_id, search):
        booklet_with(company_id, "Sécurité et consignes d’Incendie")

        assert pages(admin(company_id), search) == ["Sécurité et consignes d’Incendie"]

    def test_leads_to_the_booklet(self, company_id):
        booklet = booklet_with(company_id, "Horaires", name="Livret des saisonniers")

        (found,) = selectors.find_pages(actor=admin(company_id), search="hor", most=6)

        assert (found.booklet_id, found.booklet_name) == (booklet.id, "Livret des saisonniers")

    def test_gives_no_more_than_asked(self, company_id):
        for number in range(3):
            booklet_with(company_id, f"Horaires {number}", name=f"Livret {number}")

        found = selectors.find_pages(actor=admin(company_id), search="horaires", most=2)

        assert [one.title for one in found] == ["Horaires 0", "Horaires 1"]

    def test_leaves_out_what_is_in_the_trash(self, company_id):
        booklet_with(company_id, "Horaires", trashed_at=NOW)

        assert pages(admin(company_id), "horaires") == []

    def test_stays_within_the_company(self, company_id):
        booklet_with(CompanyFactory.create().id, "Horaires")

        assert pages(admin(company_id), "horaires") == []

    def test_stays_within_the_booklets_that_one_may_open(self, company_id):
        booklet = booklet_with(company_id, "Horaires")

        assert pages(colleague(company_id), "horaires") == []
        assert pages(working_on(booklet), "horaires") == ["Horaires"]


class TestFindChapters:
    def test_opens_a_chapter_by_its_first_page(self, company_id):
        booklet_with(company_id, "Horaires")
        actor = admin(company_id)
        (page,) = selectors.find_pages(actor=actor, search="horaires", most=6)

        (chapter,) = selectors.find_chapters(actor=actor, search="hotel", most=6)

        assert (chapter.title, chapter.page_id) == ("Vie à l’Hôtel", page.id)

    def test_stays_within_the_booklets_that_one_may_open(self, company_id):
        booklet = booklet_with(company_id, "Horaires")

        assert selectors.find_chapters(actor=colleague(company_id), search="hotel", most=6) == []
        assert len(selectors.find_chapters(actor=working_on(booklet), search="hotel", most=6)) == 1
