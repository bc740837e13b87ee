"""Chapters of the library become chapters of a booklet, which remember where they come from."""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from django.db.models import F

from apps.booklets import selectors
from apps.booklets.models import Booklet, BookletChapter, BookletPage
from apps.booklets.services.content._rules import (
    require_room_for_chapters,
    require_room_for_pages,
    stand_again,
    write_order,
)
from apps.library.models import Chapter, ChapterVersion, SectorChapter
from apps.pages import services as pages
from shared.actor import Actor
from shared.documents import values_of
from shared.language import DEFAULT_LANGUAGE


def propose_plan(booklet: Booklet, *, actor: Actor, now: datetime) -> None:
    """Exactly what the sector recommends; once somebody has changed the plan, only what it lacks of the mandatory."""
    wanted = selectors.recommended_chapters(sector_id=booklet.sector_id, kind=booklet.kind)
    if booklet.plan_touched:
        wanted = [one for one in wanted if one.mandatory]
    else:
        _drop_others(booklet, wanted)
    standing = list(selectors.standing_chapters(booklet))
    _bring_back(booklet, wanted, standing, actor=actor, now=now)
    there = {one.origin_chapter_id for one in standing}
    missing = [one.chapter for one in wanted if one.chapter_id not in there]
    standing += derive_chapters(booklet, missing, actor=actor, now=now)
    if not booklet.plan_touched:
        places: dict[UUID | None, int] = {one.chapter_id: place for place, one in enumerate(wanted)}
        standing.sort(key=lambda one: places[one.origin_chapter_id])
    write_order(standing)


def _drop_others(booklet: Booklet, wanted: Sequence[SectorChapter]) -> None:
    """For ever: nobody has written in them, or the plan would have been touched."""
    kept = [one.chapter_id for one in wanted]
    others = list(selectors.chapters_of(booklet).exclude(origin_chapter_id__in=kept))
    BookletChapter.objects.filter(id__in=[one.id for one in others]).delete()
    pages.forget_manuscripts(
        company_id=booklet.company_id, manuscript_ids=[one.manuscript_id for one in others]
    )


def _bring_back(
    booklet: Booklet,
    wanted: Sequence[SectorChapter],
    standing: list[BookletChapter],
    *,
    actor: Actor,
    now: datetime,
) -> None:
    """Mandatory ones that were taken out while another sector allowed it, with the words they had."""
    there = {one.origin_chapter_id for one in standing}
    away = [one.chapter_id for one in wanted if one.chapter_id not in there]
    removed = selectors.chapters_of(booklet).exclude(removed_at=None)
    standing += [
        stand_again(booklet, chapter, actor=actor, now=now)
        for chapter in removed.filter(origin_chapter_id__in=away).select_related("manuscript")
    ]


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
            official=page.get("official"),
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
