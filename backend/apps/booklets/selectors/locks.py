"""Chapters whose words the library keeps: booklets fill in their values, and write pages beside."""

from collections.abc import Iterable
from uuid import UUID

from django.db.models import F

from apps.booklets.models import Booklet, BookletChapter
from apps.library.models import ChapterVersion, ContentStatus, Level, Obligation, UpdatePolicy


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
