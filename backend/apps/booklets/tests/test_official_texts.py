"""Words of a law in a booklet: shown as they are or left out, and no proof before somebody collated them."""

import pytest

from apps.booklets import selectors, services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import BookletChapter, BookletPage
from apps.booklets.services.content._rules import OfficialText
from apps.booklets.tests.acting import at, page_called, release, send, working, written
from apps.booklets.tests.grid_content import a_booklet, a_chapter, a_page, call_coverage
from apps.booklets.tests.people import NOW, admin
from apps.library.factories import ChapterFactory, ObligationFactory
from apps.pages.models import Page

pytestmark = pytest.mark.django_db

TO_COLLATE = {
    "source": "Code pénal, art. 222-33",
    "link": "https://www.legifrance.gouv.fr/",
    "to_join": "",
    "collated_by": "",
    "collated_on": "",
}
COLLATED = {**TO_COLLATE, "collated_by": "Camille Vidal", "collated_on": "2027-03-11"}


@pytest.fixture
def booklet():
    return BookletFactory.create()


@pytest.fixture
def page(booklet) -> Page:
    page = page_called("Bienvenue")
    Page.objects.filter(id=page.id).update(official=TO_COLLATE)
    page.refresh_from_db()
    return page


def line_of(booklet):
    (line,) = selectors.grid_of(booklet).lines
    return line


class TestTheLineThatWantsTheText:
    @pytest.mark.parametrize(
        ("official", "state"), [(TO_COLLATE, "to_complete"), (COLLATED, "covered")]
    )
    def test_is_covered_once_somebody_has_collated_it(self, official, state):
        law, booklet = ObligationFactory.create(), a_booklet()
        a_page(a_chapter(booklet), "Le texte", law, official=official)

        assert line_of(booklet).state == state

    def test_says_why_it_is_not_covered_and_keeps_nobody_from_publishing(self):
        law, booklet = ObligationFactory.create(), a_booklet()
        a_page(a_chapter(booklet), "Le texte", law, official=TO_COLLATE)

        (line,) = call_coverage(booklet, "GET").json()["items"]

        told = (line["lacks_of_text"], line["state"], line["blocks"])
        assert told == ("to_collate", "to_complete", False)

    def test_is_not_covered_by_words_of_the_company(self):
        law, booklet = ObligationFactory.create(verbatim=True), a_booklet()
        a_page(a_chapter(booklet), "Ce que dit la loi", law)

        assert (line_of(booklet).state, line_of(booklet).lacks_of_text) == (
            "to_complete",
            "to_join",
        )

    def test_is_not_covered_by_a_text_of_which_a_part_is_not_joined_yet(self):
        law, booklet = ObligationFactory.create(verbatim=True), a_booklet()
        a_page(a_chapter(booklet), "Le texte", law, official={**TO_COLLATE, "to_join": "II"})

        assert line_of(booklet).lacks_of_text == "to_join"

    def test_is_not_covered_by_a_part_of_the_text(self):
        law, booklet = ObligationFactory.create(verbatim=True), a_booklet()
        chapter = a_chapter(booklet)
        a_page(chapter, "Articles 1 à 3", law, official=COLLATED)
        a_page(chapter, "Articles 4 à 12", law, official=COLLATED, removed_at=NOW)

        assert (line_of(booklet).state, line_of(booklet).lacks_of_text) == (
            "to_complete",
            "to_join",
        )

    def test_is_missing_once_the_text_is_left_out(self):
        law, booklet = ObligationFactory.create(), a_booklet()
        a_page(a_chapter(booklet), "Le texte", law, official=TO_COLLATE, removed_at=NOW)

        assert line_of(booklet).state == "missing"


class TestAnAnnexe:
    @pytest.fixture
    def annexe(self, booklet, page) -> BookletChapter:
        return BookletPage.objects.get(page=page).chapter

    def test_stands_behind_what_is_added_later(self, booklet, annexe):
        actor = admin(booklet.company_id)

        services.add_chapter(actor=actor, booklet_id=booklet.id, title="Nos gestes", now=NOW)

        assert order(booklet)[-1] == annexe.title

    def test_goes_back_behind_the_others_when_it_is_moved(self, booklet, annexe):
        services.move_chapter(
            actor=admin(booklet.company_id),
            booklet_id=booklet.id,
            chapter_id=annexe.id,
            after=None,
            now=NOW,
        )

        assert order(booklet)[-1] == annexe.title


def order(booklet) -> list[str]:
    return [chapter.title for chapter in selectors.standing_chapters(booklet)]


class TestAnAuthor:
    def test_cannot_change_its_words(self, booklet, page):
        answer = send(
            working(booklet), "PUT", at(booklet, "pages", page.id), written(page, "Mes mots")
        )

        assert (answer.status_code, answer.json()["code"]) == (409, "official_text")

    def test_cannot_change_its_title(self, booklet, page):
        body = {"title": "Mon titre"}

        answer = send(working(booklet), "PATCH", at(booklet, "pages", page.id), body)

        assert answer.json()["code"] == "official_text"

    def test_cannot_restore_other_words(self, booklet, page):
        with pytest.raises(OfficialText):
            services.restore_booklet_revision(
                actor=admin(booklet.company_id),
                booklet_id=booklet.id,
                page_id=page.id,
                number=1,
                base_revision=None,
                now=NOW,
            )

    def test_may_say_how_important_it_is(self, booklet, page):
        body = {"importance": "mandatory"}

        answer = send(working(booklet), "PATCH", at(booklet, "pages", page.id), body)

        assert (answer.status_code, answer.json()["importance"]) == (200, "mandatory")
        assert answer.json()["official"] == TO_COLLATE

    def test_duplicates_it_as_it_is(self, booklet, page):
        actor = admin(booklet.company_id)

        copy = services.duplicate_booklet_page(
            actor=actor, booklet_id=booklet.id, page_id=page.id, now=NOW
        )

        assert copy.page.official == TO_COLLATE


def test_it_comes_with_a_chapter_of_the_library(booklet):
    chapter = ChapterFactory.create(company_id=None, name="Les textes")
    Page.objects.of(None).filter(manuscript=chapter.manuscript).update(official=TO_COLLATE)
    release(chapter)

    derived = services.add_chapter(
        actor=admin(booklet.company_id), booklet_id=booklet.id, chapter_id=chapter.id, now=NOW
    )

    assert BookletPage.objects.get(chapter=derived).page.official == TO_COLLATE
