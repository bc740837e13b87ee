from typing import Any

import pytest

from apps.companies.factories import CompanyFactory
from apps.journal.models import AuditEvent
from apps.library import selectors, services
from apps.library.factories import ChapterFactory, ObligationFactory, SectorFactory
from apps.library.models import Chapter, ChapterStatus
from apps.library.tests.acting import (
    NOW,
    add_page,
    library_editor,
    member,
    remove_pages,
    writer,
)
from apps.pages.models import Page, PageRevision
from shared import errors
from shared.actor import Actor, Role
from shared.ids import uuid7
from shared.tenancy import act_as

pytestmark = pytest.mark.django_db


@pytest.fixture
def company():
    return CompanyFactory.create()


def listed(actor: Actor, **wanted: Any) -> list[str]:
    page = selectors.list_chapters(
        actor=actor, wanted=selectors.ChapterFilter(**wanted), cursor=None, limit=50
    )
    return [chapter.name for chapter in page.items]


class TestCreateChapter:
    def test_begins_as_a_draft_with_an_empty_page(self, company):
        actor = writer(company.id)

        with act_as(actor):
            chapter = services.create_chapter(
                actor=actor, title={"fr-FR": "Bienvenue", "en-GB": "Welcome"}, now=NOW
            )

        page = Page.objects.get(manuscript_id=chapter.manuscript_id)
        assert (chapter.company_id, chapter.status, chapter.version) == (company.id, "draft", 0)
        assert (chapter.pages_count, chapter.has_changes) == (1, True)
        assert (page.title, page.document["blocks"]) == ("Nouvelle page", [])
        assert PageRevision.objects.filter(page=page).count() == 1
        assert AuditEvent.objects.get(action="library.chapter_created").company_id == company.id

    def test_of_a_library_editor_is_the_platforms(self):
        editor = library_editor()

        with act_as(editor):
            chapter = services.create_chapter(actor=editor, title={"fr-FR": "Incendie"}, now=NOW)

        assert chapter.company_id is None
        assert Page.objects.get(manuscript_id=chapter.manuscript_id).company_id is None

    def test_needs_french_and_things_that_exist(self, company):
        actor = member(company.id)

        with pytest.raises(errors.Invalid) as refused:
            services.create_chapter(actor=actor, title={"en-GB": "Welcome"}, now=NOW)
        assert refused.value.fields == {"title": "french_needed"}
        with pytest.raises(errors.Invalid) as refused:
            services.create_chapter(
                actor=actor,
                title={"fr-FR": "Bienvenue"},
                sectors=[uuid7()],
                obligations=[uuid7()],
                now=NOW,
            )
        assert refused.value.fields == {
            "sectors": "unknown_sector",
            "obligations": "unknown_obligation",
        }

    @pytest.mark.parametrize("role", [Role.TRANSLATOR, Role.AUDITOR])
    def test_is_not_for_everybody(self, company, role):
        with pytest.raises(errors.Forbidden):
            services.create_chapter(
                actor=member(company.id, role), title={"fr-FR": "Bienvenue"}, now=NOW
            )


class TestUpdateChapter:
    def update(self, chapter: Chapter, actor: Actor, **changes: object) -> Chapter:
        return services.update_chapter(actor=actor, chapter_id=chapter.id, changes=changes, now=NOW)

    def test_changes_titles_one_language_at_a_time(self, company):
        chapter = ChapterFactory.create(
            company_id=company.id, title={"fr-FR": "Accueil", "en-GB": "Reception"}
        )

        self.update(chapter, member(company.id), title={"en-GB": "", "es-ES": "Recepción"})

        chapter.refresh_from_db()
        assert chapter.title == {"fr-FR": "Accueil", "es-ES": "Recepción"}
        assert "recepcion" in chapter.words
        event = AuditEvent.objects.get(action="library.chapter_updated")
        assert set(event.after) == {"title"}

    def test_says_nothing_when_nothing_changes(self, company):
        chapter = ChapterFactory.create(company_id=company.id, summary={"fr-FR": "Court"})

        self.update(chapter, member(company.id), summary={"fr-FR": "Court"}, icon=None)

        assert not AuditEvent.objects.exists()

    def test_of_a_title_or_an_obligation_is_a_change_since_the_release(self, company):
        obligation = ObligationFactory.create()
        for changes in ({"title": {"fr-FR": "Autre"}}, {"obligations": [obligation.id]}):
            chapter = ChapterFactory.create(company_id=company.id, released=True)

            assert self.update(chapter, member(company.id), **changes).has_changes

    def test_of_the_summary_is_none(self, company):
        chapter = ChapterFactory.create(company_id=company.id, released=True)

        told = {"summary": {"fr-FR": "Autre"}}
        assert not self.update(chapter, member(company.id), **told).has_changes

    def test_is_closed_once_retired_and_to_writers_once_released(self, company):
        retired = ChapterFactory.create(company_id=company.id, status=ChapterStatus.RETIRED)
        released = ChapterFactory.create(company_id=company.id, released=True)

        with pytest.raises(services.ChapterClosed):
            self.update(retired, member(company.id), icon="book")
        with pytest.raises(services.ChapterClosed):
            self.update(released, writer(company.id), icon="book")

    def test_a_strangers_is_not_found(self, company):
        for chapter in (ChapterFactory.create(), ChapterFactory.create(company_id=None)):
            with pytest.raises(errors.NotFound):
                self.update(chapter, member(company.id), icon="book")


class TestNoteChapterChanged:
    def test_counts_pages_and_finds_the_chapter_by_their_titles(self, company):
        chapter = ChapterFactory.create(company_id=company.id, released=True)

        add_page(chapter, "Point de rassemblement")

        chapter.refresh_from_db()
        assert (chapter.pages_count, chapter.has_changes) == (2, True)
        assert listed(member(company.id), search="rassemblement") == [chapter.name]

    def test_a_page_as_it_was_released_is_no_change(self, company):
        chapter = ChapterFactory.create(company_id=company.id, released=True)
        add_page(chapter, "En trop")
        Page.objects.filter(title="En trop").update(removed_at=NOW)

        services.note_chapter_changed(chapter=chapter)

        chapter.refresh_from_db()
        assert (chapter.pages_count, chapter.has_changes) == (1, False)

    def test_the_last_page_may_go(self, company):
        chapter = ChapterFactory.create(company_id=company.id)

        remove_pages(chapter)

        chapter.refresh_from_db()
        assert chapter.pages_count == 0


class TestListChapters:
    def test_shows_the_own_library_by_name(self, company):
        ChapterFactory.create(company_id=company.id, name="Été")
        ChapterFactory.create(company_id=company.id, name="Accueil")
        ChapterFactory.create(name="Étranger")
        ChapterFactory.create(company_id=None, name="Commun")

        assert listed(member(company.id)) == ["Accueil", "Été"]
        assert listed(library_editor()) == ["Commun"]

    def test_offers_what_the_platform_has_released(self, company):
        ChapterFactory.create(company_id=None, name="Brouillon")
        ChapterFactory.create(company_id=None, name="Publié", released=True)
        ChapterFactory.create(
            company_id=None, name="Relu", released=True, status=ChapterStatus.IN_REVIEW
        )
        ChapterFactory.create(
            company_id=None, name="Retiré", released=True, status=ChapterStatus.RETIRED
        )

        assert listed(writer(company.id), scope="platform") == ["Publié", "Relu"]
        assert listed(library_editor(), scope="company") == []

    def test_narrows_by_state_sector_obligation_and_words(self, company):
        hotels, building = SectorFactory.create_batch(2)
        law = ObligationFactory.create()
        ChapterFactory.create(company_id=company.id, name="Cuisine", sectors=[hotels.id])
        ChapterFactory.create(company_id=company.id, name="Chantier", sectors=[building.id])
        ChapterFactory.create(
            company_id=company.id, name="Incendie", obligations=[law.id], released=True
        )
        actor = member(company.id)

        assert listed(actor, sector=hotels.id) == ["Cuisine", "Incendie"]
        assert listed(actor, obligation=law.id) == ["Incendie"]
        assert listed(actor, status=ChapterStatus.PUBLISHED) == ["Incendie"]
        assert listed(actor, search="CHANTIÉR") == ["Chantier"]

    def test_goes_on_where_it_stopped(self, company):
        for name in ("A", "B", "C"):
            ChapterFactory.create(company_id=company.id, name=name)
        for search, names in (("", ["A", "B", "C"]), ("bienvenue", ["C", "B", "A"])):
            found, cursor = [], None
            for _ in names:
                page = selectors.list_chapters(
                    actor=member(company.id),
                    wanted=selectors.ChapterFilter(search=search),
                    cursor=cursor,
                    limit=1,
                )
                found += [chapter.name for chapter in page.items]
                cursor = page.next

            assert (found, cursor) == (names, None)

    def test_counts_each_state_up_to_what_people_read(self, company, monkeypatch):
        ChapterFactory.create_batch(3, company_id=company.id)
        ChapterFactory.create(company_id=company.id, released=True)

        counts = selectors.count_chapters(actor=member(company.id), scope=None)
        monkeypatch.setattr(selectors.chapters, "MOST_COUNTED", 2)
        capped = selectors.count_chapters(actor=member(company.id), scope=None)

        assert counts == {"all": 4, "draft": 3, "published": 1, "in_review": 0, "retired": 0}
        assert (capped["all"], capped["draft"]) == (2, 2)

    @pytest.mark.parametrize("role", [Role.TRANSLATOR, Role.AUDITOR])
    def test_is_not_for_everybody(self, company, role):
        with pytest.raises(errors.Forbidden):
            listed(member(company.id, role))
