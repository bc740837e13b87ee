"""What a sector brings to a booklet that is being built, and what a chapter remembers of the library."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from apps.booklets import selectors, services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import BookletChapter, BookletPage, Start
from apps.booklets.tests.acting import library_editor, release, released, sector_with
from apps.booklets.tests.people import NOW, admin, working_on
from apps.companies.factories import CompanyFactory
from apps.library import services as library
from apps.library.factories import ChapterFactory, ObligationFactory, SectorFactory
from apps.library.models import BookletKind, ChapterVersion, ContentStatus
from apps.pages.models import Manuscript, Page, PageRevision
from shared import errors

pytestmark = pytest.mark.django_db


@pytest.fixture
def actor():
    return admin(CompanyFactory.create().id)


@pytest.fixture
def booklet(actor):
    return BookletFactory.create(company_id=actor.company_id, building=True, plan={}, step="name")


def change(actor, booklet, **changes):
    return services.update_booklet(actor=actor, booklet_id=booklet.id, changes=changes, now=NOW)


def plan(booklet):
    return [one.title for one in selectors.standing_chapters(booklet)]


class TestTheSector:
    def test_brings_its_chapters_in_its_order(self, actor, booklet):
        sector = sector_with([released("Sécurité"), released("Accueil")])

        changed = change(actor, booklet, sector=sector.id)

        assert plan(booklet) == ["Sécurité", "Accueil"]
        assert (changed.chapters_count, changed.pages_count) == (2, 2)
        assert changed.words_count == 2

    def test_leaves_out_chapters_of_another_kind_and_those_that_are_not_offered(
        self, actor, booklet
    ):
        chapters = [
            released("Accueil"),
            released("Stage", kinds=[BookletKind.TRAINEE]),
            released("Retiré", status="retired"),
        ]

        change(actor, booklet, sector=sector_with(chapters).id)

        assert plan(booklet) == ["Accueil"]

    def test_replaces_what_the_sector_before_had_brought(self, actor, booklet):
        both = released("Accueil")
        change(actor, booklet, sector=sector_with([both, released("Cuisine")]).id)
        kept = BookletChapter.objects.get(title="Accueil")

        change(actor, booklet, sector=sector_with([released("Chantier"), both]).id)

        assert plan(booklet) == ["Chantier", "Accueil"]
        assert BookletChapter.objects.get(title="Accueil").id == kept.id
        assert Manuscript.objects.filter(company_id=actor.company_id).count() == 2
        assert Page.objects.filter(company_id=actor.company_id).count() == 2

    def test_so_does_the_kind(self, actor, booklet):
        for_trainees = released("Stage", kinds=[BookletKind.TRAINEE])
        change(actor, booklet, sector=sector_with([released("Accueil"), for_trainees]).id)

        change(actor, booklet, kind=BookletKind.TRAINEE)

        assert plan(booklet) == ["Accueil", "Stage"]

    def test_only_adds_what_is_mandatory_once_somebody_changed_the_plan(self, actor, booklet):
        change(actor, booklet, sector=sector_with([released("Accueil"), released("Cuisine")]).id)
        cuisine = BookletChapter.objects.get(title="Cuisine")
        services.remove_chapter(actor=actor, booklet_id=booklet.id, chapter_id=cuisine.id, now=NOW)
        safety = released("Sécurité")
        other = sector_with([released("Chantier"), safety], mandatory=[safety])

        change(actor, booklet, sector=other.id)

        assert plan(booklet) == ["Accueil", "Sécurité"]

    def test_brings_back_a_mandatory_chapter_with_the_words_it_had(self, actor, booklet):
        safety = released("Sécurité")
        change(actor, booklet, sector=sector_with([safety]).id)
        chapter = BookletChapter.objects.get()
        services.rename_chapter(
            actor=actor, booklet_id=booklet.id, chapter_id=chapter.id, title="Feu", now=NOW
        )
        services.remove_chapter(actor=actor, booklet_id=booklet.id, chapter_id=chapter.id, now=NOW)

        change(actor, booklet, sector=sector_with([safety], mandatory=[safety]).id)

        assert plan(booklet) == ["Feu"]
        assert BookletChapter.objects.count() == 1

    @pytest.mark.parametrize("start", [Start.BLANK, Start.COPY])
    def test_brings_nothing_to_who_starts_otherwise(self, actor, booklet, start):
        booklet.start = start
        booklet.save()

        change(actor, booklet, sector=sector_with([released()]).id)

        assert plan(booklet) == []

    def test_brings_nothing_once_the_creation_is_over(self):
        draft = BookletFactory.create(plan={})
        sector = sector_with([released()])

        changed = change(working_on(draft), draft, sector=sector.id)

        assert (changed.sector_id, plan(draft)) == (sector.id, [])

    def test_is_one_that_is_offered(self, actor, booklet):
        hidden = SectorFactory.create(status=ContentStatus.DRAFT)

        with pytest.raises(errors.Invalid) as refusal:
            change(actor, booklet, sector=hidden.id)

        assert refusal.value.fields == {"sector": "unknown_sector"}

    def test_chooses_the_drawing_of_the_cover_until_somebody_does(self, actor, booklet):
        building = SectorFactory.create(code="BTP")
        transport = SectorFactory.create(code="TRA")
        changed = change(actor, booklet, sector=building.id)
        assert changed.theme["cover"]["drawing"] == "crane"

        theme = {**changed.theme, "cover": {"drawing": "team", "picture": None}}
        services.set_theme(actor=actor, booklet_id=booklet.id, theme=theme, now=NOW)

        changed = change(actor, booklet, sector=transport.id)
        assert changed.theme["cover"]["drawing"] == "team"

    def test_costs_as_many_queries_for_26_chapters_as_for_two(self, actor):
        def cost(count):
            booklet = BookletFactory.create(
                company_id=actor.company_id, building=True, plan={}, name=f"Livret {count} p."
            )
            sector = sector_with([released(f"{count} {n}") for n in range(count)])
            with CaptureQueriesContext(connection) as queries:
                change(actor, booklet, sector=sector.id)
            assert len(plan(booklet)) == count
            return len(queries)

        assert cost(26) == cost(2)

    def test_never_brings_more_than_thirty(self, actor, booklet):
        sector = sector_with([released(f"Chapitre {n}") for n in range(31)])

        with pytest.raises(services.TooManyChapters):
            change(actor, booklet, sector=sector.id)


class TestADerivedChapter:
    @pytest.fixture
    def derived(self, actor, booklet):
        obligation = ObligationFactory.create()
        chapter = ChapterFactory.create(company_id=None, name="Accueil", icon="door")
        library.cover_obligations(
            actor=library_editor(),
            chapter_id=chapter.id,
            page_id=Page.objects.get().id,
            obligations=[obligation.id],
            now=NOW,
        )
        release(chapter)
        change(actor, booklet, sector=sector_with([chapter]).id)
        return chapter, BookletChapter.objects.get(), obligation

    def test_remembers_where_it_comes_from(self, derived):
        chapter, derived_chapter, _ = derived
        version = ChapterVersion.objects.get()

        assert derived_chapter.origin_chapter_id == chapter.id
        assert derived_chapter.origin_version == 1
        assert derived_chapter.origin_title == "Accueil"
        assert derived_chapter.origin_fingerprint == version.fingerprint
        assert (derived_chapter.title, derived_chapter.icon) == ("Accueil", "door")
        page = BookletPage.objects.get()
        assert str(page.origin_page_id) == version.pages[0]["id"]
        assert page.origin_fingerprint == page.page.fingerprint == version.pages[0]["fingerprint"]

    def test_has_pages_of_its_own_with_the_blocks_of_the_library(self, derived):
        _, chapter, obligation = derived
        frozen = ChapterVersion.objects.get().pages[0]

        page = Page.objects.get(manuscript_id=chapter.manuscript_id)

        assert str(page.id) != frozen["id"]
        assert page.document == frozen["document"]
        assert page.obligations == [obligation.id]
        assert PageRevision.objects.get(page=page).number == page.revision == 1
