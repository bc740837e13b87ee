"""Chapters whose words the library keeps: booklets fill in their values, and write pages beside."""

from collections.abc import Iterable
from uuid import UUID

from django.db.models import F

from apps.booklets.models import Booklet, BookletChapter, BookletPage
from apps.library.models import (
    Chapter,
    ChapterVersion,
    ContentStatus,
    Level,
    Obligation,
    UpdatePolicy,
)
from apps.pages.models import Page


def locked_chapters(chapters: Iterable[BookletChapter]) -> set[UUID]:
    """Those of these that follow a chapter of the library which is locked by its newest release; one read."""
    following = [one for one in chapters if one.origin_chapter_id and not one.detached]
    if not following:
        return set()
    newest = ChapterVersion.objects.filter(
        chapter__in={one.origin_chapter_id for one in following},
        number=F("chapter__version"),
        update_policy=UpdatePolicy.LOCKED,
    )
    locked = set(newest.values_list("chapter_id", flat=True))
    return {one.id for one in following if one.origin_chapter_id in locked}


def locked_pages(pages: Iterable[BookletPage], chapters: Iterable[BookletChapter]) -> set[UUID]:
    """Those of these that a locked chapter brought, wherever they stand among the chapters of their booklet.

    A page that was moved out keeps its words; one that another chapter brought into a locked one is free.
    """
    standing = {one.id: one for one in chapters if one.removed_at is None}
    locked = locked_chapters(standing.values())
    if not locked:
        return set()
    came = [one for one in pages if one.origin_page_id]
    chapter_of = _library_chapters({one.origin_page_id for one in came if one.origin_page_id})
    kept = {standing[one].origin_chapter_id for one in locked}
    return {
        one.id
        for one in came
        if (origin := chapter_of.get(one.origin_page_id)) in kept
        and (one.chapter_id in locked or _origin(standing, one) != origin)
    }


def _origin(standing: dict[UUID, BookletChapter], noted: BookletPage) -> UUID | None:
    """Of the chapter in which it stands: a copy of a locked chapter that was detached is its authors'."""
    chapter = standing.get(noted.chapter_id)
    return chapter.origin_chapter_id if chapter else None


def is_page_locked(noted: BookletPage) -> bool:
    chapters = BookletChapter.objects.filter(booklet=noted.chapter.booklet_id, removed_at=None)
    return bool(locked_pages([noted], list(chapters)))


def _library_chapters(page_ids: set[UUID]) -> dict[UUID | None, UUID]:
    """Of the library, by the page that each brought."""
    pages = dict(Page.objects.filter(id__in=page_ids).values_list("id", "manuscript"))
    chapters = Chapter.objects.filter(manuscript__in=set(pages.values()))
    by_manuscript = dict(chapters.values_list("manuscript", "id"))
    return {
        page: by_manuscript[manuscript]
        for page, manuscript in pages.items()
        if manuscript in by_manuscript
    }


def is_locked(chapter: BookletChapter) -> bool:
    return bool(locked_chapters([chapter]))


def is_held_by_lock(*, booklet: Booklet, chapter: BookletChapter) -> bool:
    """Whether it is locked for something that the law asks of booklets of this kind: it stays, and follows."""
    if not is_locked(chapter):
        return False
    version = ChapterVersion.objects.filter(
        chapter=chapter.origin_chapter_id, number=F("chapter__version")
    )
    asked = version.values_list("obligations", flat=True).first() or []
    mandatory = Obligation.objects.filter(
        id__in=asked, level=Level.MANDATORY, status=ContentStatus.PUBLISHED
    )
    return any(not one.kinds or booklet.kind in one.kinds for one in mandatory)
