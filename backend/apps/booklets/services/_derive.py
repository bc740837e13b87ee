"""Chapters of the library become chapters of a booklet, which remember where they come from."""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from django.db.models import F

from apps.booklets.models import Booklet, BookletChapter, BookletPage
from apps.booklets.services._order import require_room_for_chapters, require_room_for_pages
from apps.library.models import Chapter, ChapterVersion
from apps.pages import services as pages
from shared.actor import Actor
from shared.documents import values_of
from shared.language import DEFAULT_LANGUAGE


def derive_chapters(
    booklet: Booklet, chapters: Sequence[Chapter], *, actor: Actor, now: datetime
) -> list[BookletChapter]:
    """The newest release of each of these, copied with its pages; in as many queries however many they are.

    They stand nowhere yet: the caller puts them in order.
    """
    versions = _newest(chapters)
    require_room_for_chapters(booklet, len(chapters))
    require_room_for_pages(booklet, sum(len(version.pages) for version in versions))
    written = pages.write_manuscripts(
        actor=actor,
        company_id=booklet.company_id,
        copies=[_copies(version) for version in versions],
        now=now,
    )
    derived = [
        _chapter(booklet, chapter, version, one)
        for chapter, version, one in zip(chapters, versions, written, strict=True)
    ]
    BookletChapter.objects.bulk_create(derived)
    BookletPage.objects.bulk_create(
        page
        for chapter, version, one in zip(derived, versions, written, strict=True)
        for page in _pages(chapter, version, one)
    )
    return derived


def _newest(chapters: Sequence[Chapter]) -> list[ChapterVersion]:
    ids = [chapter.id for chapter in chapters]
    released = ChapterVersion.objects.filter(chapter__in=ids, number=F("chapter__version"))
    versions = {version.chapter_id: version for version in released}
    return [versions[chapter_id] for chapter_id in ids]


def _copies(version: ChapterVersion) -> list[pages.PageCopy]:
    return [
        pages.PageCopy(
            position=position,
            title=page["title"],
            importance=page["importance"],
            document=page["document"],
            obligations=[UUID(one) for one in page.get("obligations", [])],
            words=page["words"],
            fingerprint=page["fingerprint"],
        )
        for position, page in enumerate(version.pages)
    ]


def _chapter(
    booklet: Booklet, chapter: Chapter, version: ChapterVersion, written: pages.Written
) -> BookletChapter:
    title = version.title.get(booklet.reference_locale) or version.title[DEFAULT_LANGUAGE]
    return BookletChapter(
        company_id=booklet.company_id,
        booklet=booklet,
        position=0,
        manuscript=written.manuscript,
        title=title,
        icon=chapter.icon,
        origin_chapter_id=chapter.id,
        origin_version=version.number,
        origin_title=title,
        origin_fingerprint=version.fingerprint,
        origin_pages=[page["id"] for page in version.pages],
    )


def _pages(
    chapter: BookletChapter, version: ChapterVersion, written: pages.Written
) -> list[BookletPage]:
    return [
        BookletPage(
            company_id=chapter.company_id,
            page=page,
            chapter=chapter,
            origin_page_id=frozen["id"],
            origin_fingerprint=frozen["fingerprint"],
            values=values_of(page.document),
        )
        for frozen, page in zip(version.pages, written.pages, strict=True)
    ]
