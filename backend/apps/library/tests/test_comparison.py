import pytest

from apps.companies.factories import CompanyFactory
from apps.library import selectors, services
from apps.library.factories import ChapterFactory, ObligationFactory, paragraph
from apps.library.models import Chapter
from apps.library.tests.acting import NOW, add_page, library_editor, member, release
from apps.pages import services as page_services
from apps.pages.models import Importance, Page
from shared import errors
from shared.tenancy import act_as

pytestmark = pytest.mark.django_db


@pytest.fixture
def company():
    return CompanyFactory.create()


@pytest.fixture
def actor(company):
    actor = member(company.id)
    with act_as(actor):
        yield actor


@pytest.fixture
def chapter(company) -> Chapter:
    """Released once, with two pages and an obligation."""
    chapter = ChapterFactory.create(
        company_id=company.id, page="Bienvenue", obligations=[ObligationFactory.create().id]
    )
    add_page(chapter, "Se laver les mains")
    release(chapter, member(company.id))
    return chapter


def since(chapter, actor, number=1):
    return selectors.compare_with_version(actor=actor, chapter_id=chapter.id, number=number)


def page_called(chapter, title) -> Page:
    return Page.objects.get(manuscript_id=chapter.manuscript_id, title=title)


def write(chapter, actor, page, *, title=None, said=None, importance=Importance.INFO):
    with services.writing_chapter(actor=actor, chapter_id=chapter.id) as manuscript:
        page_services.save_page(
            actor=actor,
            manuscript=manuscript,
            page_id=page.id,
            base_revision=page.revision,
            title=title or page.title,
            importance=importance,
            document=paragraph(said) if said else page.document,
            now=NOW,
        )


def in_words(words):
    return [(part.change, part.text) for part in words]


class TestComparingADraftWithARelease:
    def test_says_nothing_of_what_stayed(self, chapter, actor):
        changes = since(chapter, actor)

        assert (changes.titles, changes.pages) == ({}, [])
        assert (changes.obligations_added, changes.obligations_removed) == ([], [])

    def test_tells_the_words_of_a_page(self, chapter, actor):
        page = page_called(chapter, "Se laver les mains")
        write(chapter, actor, page, said="Se laver bien les mains", title="Se laver")

        (change,) = since(chapter, actor).pages

        assert (change.id, change.change, change.moved) == (page.id, "changed", False)
        assert in_words(change.title) == [("same", "Se laver"), ("removed", " les mains")]
        (block,) = change.blocks
        assert ("added", "bien ") in in_words(block.words)

    def test_tells_another_importance(self, chapter, actor):
        page = page_called(chapter, "Bienvenue")
        write(chapter, actor, page, importance=Importance.MANDATORY)

        (change,) = since(chapter, actor).pages

        assert (change.importance_before, change.importance_after) == ("info", "mandatory")
        assert change.blocks == []

    def test_tells_pages_that_came_and_went(self, chapter, actor):
        gone = page_called(chapter, "Bienvenue")
        new = add_page(chapter, "La tenue", position=2)
        with services.writing_chapter(actor=actor, chapter_id=chapter.id) as manuscript:
            page_services.remove_page(actor=actor, manuscript=manuscript, page_id=gone.id, now=NOW)

        changes = {page.id: page for page in since(chapter, actor).pages}

        assert {name: page.change for name, page in changes.items()} == {
            new.id: "added",
            gone.id: "removed",
        }
        assert in_words(changes[new.id].blocks[0].words) == [("added", "La tenue")]
        assert in_words(changes[gone.id].blocks[0].words) == [("removed", "Bienvenue")]

    def test_tells_the_page_that_stands_elsewhere(self, chapter, actor):
        last = page_called(chapter, "Se laver les mains")
        with services.writing_chapter(actor=actor, chapter_id=chapter.id) as manuscript:
            page_services.move_page(manuscript=manuscript, page_id=last.id, after=None)

        (change,) = since(chapter, actor).pages

        assert (change.change, change.moved, change.blocks) == ("same", True, [])

    def test_tells_the_card(self, chapter, actor):
        (before,), after = chapter.obligations, ObligationFactory.create()
        services.update_chapter(
            actor=actor,
            chapter_id=chapter.id,
            changes={"title": {"en-GB": "Hygiene"}, "obligations": [after.id]},
            now=NOW,
        )

        changes = since(chapter, actor)

        assert {at: in_words(words) for at, words in changes.titles.items()} == {
            "en-GB": [("added", "Hygiene")]
        }
        assert [one.id for one in changes.obligations_added] == [after.id]
        assert [one.id for one in changes.obligations_removed] == [before]

    def test_refuses_a_release_that_is_not_there(self, chapter, actor):
        with pytest.raises(errors.NotFound):
            since(chapter, actor, number=2)

    def test_hides_the_platform_s_draft_from_companies(self, company):
        chapter = ChapterFactory.create(company_id=None, released=True)
        stranger = member(company.id)

        with act_as(stranger), pytest.raises(errors.NotFound):
            since(chapter, stranger)
        assert since(chapter, library_editor()).pages == []
