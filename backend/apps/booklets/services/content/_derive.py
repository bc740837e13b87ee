"""Chapters of the library become chapters of a booklet, which remember where they come from."""

from collections.abc import Callable, Sequence
from datetime import datetime
from uuid import UUID

from django.db.models import F

from apps.booklets import selectors
from apps.booklets.models import Booklet, BookletChapter, BookletPage
from apps.booklets.selectors.sizes import SizedChapter
from apps.booklets.services.content._rules import (
    require_room_for_chapters,
    require_room_for_pages,
    stand_again,
    write_order,
)
from apps.library.models import Chapter, ChapterVersion
from apps.pages import services as pages
from shared.actor import Actor
from shared.documents import values_of
from shared.language import DEFAULT_LANGUAGE


def propose_plan(booklet: Booklet, *, actor: Actor, now: datetime) -> None:
    """Exactly what its size takes of the sector; once somebody has changed the plan, only what it lacks of the mandatory."""
    wanted = selectors.sized_plan(booklet).chapters
    if booklet.plan_touched:
        wanted = [one for one in wanted if one.recommended.mandatory]
    else:
        _drop_others(booklet, wanted)
    standing = list(selectors.standing_chapters(booklet))
    add_missing(booklet, wanted, standing, actor=actor, now=now)
    if not booklet.plan_touched:
        standing.sort(key=place_in(wanted))
    write_order(standing)


def place_in(wanted: Sequence[SizedChapter]) -> Callable[[BookletChapter], int]:
    """Where the sector puts a chapter."""
    places: dict[UUID | None, int] = {
        one.recommended.chapter_id: place for place, one in enumerate(wanted)
    }
    return lambda chapter: places[chapter.origin_chapter_id]


def _drop_others(booklet: Booklet, wanted: Sequence[SizedChapter]) -> None:
    """For ever, those with other pages too: nobody has written in them, or the plan would have been touched."""
    kept = {one.recommended.chapter_id: one.page_ids for one in wanted}
    others = [
        one
        for one in selectors.chapters_of(booklet)
        if one.origin_chapter_id is None
        or kept.get(one.origin_chapter_id) != set(map(str, one.origin_pages))
    ]
    BookletChapter.objects.filter(id__in=[one.id for one in others]).delete()
    pages.forget_manuscripts(
        company_id=booklet.company_id, manuscript_ids=[one.manuscript_id for one in others]
    )


def add_missing(
    booklet: Booklet,
    wanted: Sequence[SizedChapter],
    standing: list[BookletChapter],
    *,
    actor: Actor,
    now: datetime,
) -> None:
    """Those that were taken out, with the words they had, then new ones; behind those that stand."""
    _bring_back(booklet, wanted, standing, actor=actor, now=now)
    there = {one.origin_chapter_id for one in standing}
    missing = [one for one in wanted if one.recommended.chapter_id not in there]
    standing += derive_chapters(
        booklet,
        [one.recommended.chapter for one in missing],
        kept=set().union(*(one.page_ids for one in missing)),
        actor=actor,
        now=now,
    )


def _bring_back(
    booklet: Booklet,
    wanted: Sequence[SizedChapter],
    standing: list[BookletChapter],
    *,
    actor: Actor,
    now: datetime,
) -> None:
    there = {one.origin_chapter_id for one in standing}
    away = [one.recommended.chapter_id for one in wanted if one.recommended.chapter_id not in there]
    removed = selectors.chapters_of(booklet).exclude(removed_at=None)
    standing += [
        stand_again(booklet, chapter, actor=actor, now=now)
        for chapter in removed.filter(origin_chapter_id__in=away).select_related("manuscript")
    ]


def derive_chapters(
    booklet: Booklet,
    chapters: Sequence[Chapter],
    *,
    actor: Actor,
    now: datetime,
    kept: set[str] | None = None,
) -> list[BookletChapter]:
    """The newest release of each of these, copied with its pages; in as many queries however many they are.

    Pages that are not among the kept ones come as taken out. The chapters stand nowhere yet: the caller puts
    them in order.
    """
    versions = _newest(chapters)
    require_room_for_chapters(booklet, len(chapters))
    require_room_for_pages(booklet, sum(len(_kept(version, kept)) for version in versions))
    written = pages.write_manuscripts(
        actor=actor,
        company_id=booklet.company_id,
        copies=[_copies(version, kept, now) for version in versions],
        now=now,
    )
    derived = [
        _chapter(booklet, chapter, version, one, _kept(version, kept))
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


def _kept(version: ChapterVersion, kept: set[str] | None) -> list[str]:
    ids = [page["id"] for page in version.pages]
    return ids if kept is None else [one for one in ids if one in kept]


def _copies(version: ChapterVersion, kept: set[str] | None, now: datetime) -> list[pages.PageCopy]:
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
            removed_at=None if kept is None or page["id"] in kept else now,
        )
        for position, page in enumerate(version.pages)
    ]


def _chapter(
    booklet: Booklet,
    chapter: Chapter,
    version: ChapterVersion,
    written: pages.Written,
    taken: list[str],
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
        origin_pages=taken,
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
