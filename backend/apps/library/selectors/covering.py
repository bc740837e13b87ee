from collections.abc import Iterator
from dataclasses import dataclass
from uuid import UUID

from django.db.models import F, QuerySet

from apps.library import policies
from apps.library.models import Chapter, ChapterStatus, ChapterVersion
from apps.library.selectors.chapters import OUTLINE, among, offered_chapters, own_chapters
from apps.pages.models import Page
from shared.actor import Actor

MOST_COVERING = 100


@dataclass(frozen=True, slots=True)
class CoveringPage:
    id: UUID
    title: str


@dataclass(frozen=True, slots=True)
class Covering:
    """A chapter that meets an obligation, and those of its pages that do."""

    chapter: Chapter
    pages: list[CoveringPage]


def chapters_covering(*, actor: Actor, obligation_id: UUID) -> list[Covering]:
    """Who meets the obligation, by name: chapters that the actor writes, then what the platform offers.

    Of the former the draft's pages are told, of the latter the newest release's; a hundred each at most.
    """
    written = _meeting(own_chapters(actor), obligation_id)
    offered = _meeting(offered_chapters(), obligation_id)
    others = [chapter for chapter in offered if not policies.is_own(actor, chapter)]
    return [*_drafted(written, obligation_id), *_released(others, obligation_id)]


def _meeting(chapters: QuerySet[Chapter], obligation_id: UUID) -> list[Chapter]:
    found = chapters.exclude(status=ChapterStatus.RETIRED)
    found = found.filter(among("obligations", obligation_id))
    return list(found.order_by("name", "id")[:MOST_COVERING])


def _drafted(chapters: list[Chapter], obligation_id: UUID) -> Iterator[Covering]:
    manuscripts = [chapter.manuscript_id for chapter in chapters]
    pages = Page.objects.filter(manuscript__in=manuscripts, removed_at=None)
    pages = pages.filter(obligations__contains=[obligation_id]).order_by("position", "id")
    found: dict[UUID, list[CoveringPage]] = {}
    for manuscript_id, page_id, title in pages.values_list("manuscript_id", "id", "title"):
        found.setdefault(manuscript_id, []).append(CoveringPage(page_id, title))
    for chapter in chapters:
        yield Covering(chapter, found.get(chapter.manuscript_id, []))


def _released(chapters: list[Chapter], obligation_id: UUID) -> Iterator[Covering]:
    newest = ChapterVersion.objects.filter(chapter__in=chapters, number=F("chapter__version"))
    outlines = dict(newest.values_list("chapter_id", OUTLINE))
    for chapter in chapters:
        pages = [
            CoveringPage(page["id"], page["title"])
            for page in outlines.get(chapter.id, [])
            if str(obligation_id) in page.get("obligations", [])
        ]
        yield Covering(chapter, pages)
