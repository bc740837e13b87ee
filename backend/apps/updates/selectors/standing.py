from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any
from uuid import UUID

from django.db.models import QuerySet

from apps.booklets.models import Booklet, BookletChapter, BookletPage, BookletStatus
from apps.library.models import ContentStatus, Level, Obligation
from apps.pages.models import Page
from apps.updates.planning import Release, Standing


def chapters_behind(*, company_id: UUID, chapter_id: UUID, number: int) -> QuerySet[BookletChapter]:
    """Chapters of a company's booklets that took an older version and follow the library."""
    return BookletChapter.objects.filter(
        company_id=company_id,
        origin_chapter_id=chapter_id,
        origin_version__lt=number,
        detached=False,
        removed_at=None,
    )


def open_booklets(*, company_id: UUID) -> QuerySet[Booklet]:
    """Those that anything reaches: neither archived nor in the trash."""
    booklets = Booklet.objects.filter(company_id=company_id, trashed_at=None)
    return booklets.exclude(status=BookletStatus.ARCHIVED)


def read_standing(*, chapters: Sequence[BookletChapter], release: Release) -> list[Standing]:
    """What booklets made of these chapters, in as many reads however many they are."""
    if not chapters:
        return []
    company_id = chapters[0].company_id
    noted = BookletPage.objects.filter(company_id=company_id).select_related("page")
    rows = noted.defer("page__document").order_by("page__position", "page_id")
    pages = list(rows.filter(chapter__in=chapters))
    away = list(_away(rows, chapters, release))
    documents = _documents(company_id, pages, away, release)
    alone = _alone(chapters, pages, release)
    by_chapter: defaultdict[UUID, list[BookletPage]] = defaultdict(list)
    for one in pages:
        by_chapter[one.chapter_id].append(one)
    by_booklet: defaultdict[UUID, list[BookletPage]] = defaultdict(list)
    for one in away:
        by_booklet[one.chapter.booklet_id].append(one)
    return [
        Standing(
            chapter=chapter,
            pages=by_chapter[chapter.id],
            away=by_booklet[chapter.booklet_id],
            documents=documents,
            alone=alone,
        )
        for chapter in chapters
    ]


def _away(
    rows: QuerySet[BookletPage], chapters: Sequence[BookletChapter], release: Release
) -> QuerySet[BookletPage]:
    """Pages of the release that somebody moved into another chapter."""
    moved = rows.filter(
        chapter__booklet__in={one.booklet_id for one in chapters},
        chapter__removed_at=None,
        page__removed_at=None,
        origin_page_id__in=list(release.pages),
    )
    return moved.exclude(chapter__origin_chapter_id=release.chapter_id).select_related(
        "page", "chapter"
    )


def _documents(
    company_id: UUID, pages: Iterable[BookletPage], away: Iterable[BookletPage], release: Release
) -> dict[UUID, Any]:
    """What stands on the pages that somebody changed and the release changes too, or does not let them say."""
    wanted = [one.page_id for one in pages if _is_compared(one, release)]
    found = Page.objects.of(company_id).filter(id__in=[*wanted, *(one.page_id for one in away)])
    return dict(found.values_list("id", "document"))


def _is_compared(noted: BookletPage, release: Release) -> bool:
    frozen = release.pages.get(str(noted.origin_page_id))
    is_touched = noted.page.fingerprint != noted.origin_fingerprint
    if frozen is None or noted.page.removed_at or not is_touched:
        return False
    return release.is_locked or frozen["fingerprint"] != noted.origin_fingerprint


def _alone(
    chapters: Sequence[BookletChapter], pages: Sequence[BookletPage], release: Release
) -> set[UUID]:
    """Pages that the release has no more, and without which nothing would cover what the law asks."""
    leaving = [
        one
        for one in pages
        if one.origin_page_id
        and str(one.origin_page_id) not in release.pages
        and one.page.removed_at is None
        and one.page.obligations
    ]
    if not leaving:
        return set()
    asked = {obligation for one in leaving for obligation in one.page.obligations}
    mandatory = Obligation.objects.filter(
        id__in=asked, level=Level.MANDATORY, status=ContentStatus.PUBLISHED
    )
    kinds = dict(mandatory.values_list("id", "kinds"))
    coming = {str(one) for frozen in release.pages.values() for one in frozen["obligations"]}
    booklets = {one.id: one for one in (chapter.booklet for chapter in chapters)}
    by_chapter = {one.id: booklets[one.booklet_id] for one in chapters}
    gone = {one.page_id for one in leaving}
    covered = _covered(chapters[0].company_id, list(booklets), gone)
    return {
        one.page_id
        for one in leaving
        for obligation in one.page.obligations
        if obligation in kinds
        and (not kinds[obligation] or by_chapter[one.chapter_id].kind in kinds[obligation])
        and str(obligation) not in coming
        and obligation not in covered[by_chapter[one.chapter_id].id]
    }


def _covered(
    company_id: UUID, booklet_ids: list[UUID], leaving: set[UUID]
) -> defaultdict[UUID, set[UUID]]:
    rows = BookletPage.objects.filter(
        company_id=company_id,
        chapter__booklet__in=booklet_ids,
        chapter__removed_at=None,
        page__removed_at=None,
    ).exclude(page__in=leaving)
    covered: defaultdict[UUID, set[UUID]] = defaultdict(set)
    for booklet_id, obligations in rows.values_list("chapter__booklet_id", "page__obligations"):
        covered[booklet_id].update(obligations)
    return covered
