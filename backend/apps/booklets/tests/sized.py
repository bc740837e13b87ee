"""A sector whose pages the law, good practice and nobody ask for."""

from collections.abc import Mapping

from apps.booklets.tests.acting import release, sector_with
from apps.library import services as library
from apps.library.factories import ChapterFactory, ObligationFactory, add_page
from apps.library.models import Chapter, Level, Obligation, Sector
from apps.pages.models import Page


def sector_of_three_sizes() -> Sector:
    """Four chapters: one with a page for each of them, then one for the law on a condition, for practice, for nobody."""
    law = ObligationFactory.create(level=Level.MANDATORY)
    council = ObligationFactory.create(level=Level.MANDATORY, conditions=["works_council"])
    practice = ObligationFactory.create(level=Level.RECOMMENDED)
    plan: Mapping[str, Mapping[str, Obligation | None]] = {
        "Sécurité": {"Incendie": law, "Gestes": practice, "Histoire": None},
        "Représentants": {"Votre comité": council},
        "Tri": {"Le tri": practice},
        "Maison": {"Nos débuts": None},
    }
    return sector_with([chapter_with(title, pages) for title, pages in plan.items()])


def chapter_with(title: str, pages: Mapping[str, Obligation | None]) -> Chapter:
    """A released chapter of one-minute pages, each for what it covers."""
    chapter = ChapterFactory.create(company_id=None, name=title)
    (first,) = Page.objects.filter(manuscript=chapter.manuscript)
    for place, (said, obligation) in enumerate(pages.items()):
        page = add_page(chapter.manuscript, said, position=place) if place else first
        page.title, page.words = said, 150
        page.obligations = [obligation.id] if obligation else []
        page.save()
    library.note_chapter_changed(chapter=chapter)
    release(chapter)
    return chapter
