"""What one booklet says, in another one."""

from collections.abc import Sequence
from datetime import datetime

from apps.booklets import selectors
from apps.booklets.models import Booklet, BookletChapter, BookletPage, NotApplicable
from apps.pages import services as pages
from shared.actor import Actor
from shared.ids import uuid7

CARD = (
    *("sector_id", "site_id", "reference_locale", "locales", "offered_anyway"),
    *("structure", "theme"),
    *("receipt_mode", "receipt_sentence", "receipt_days", "receipt_on_paper", "free_order"),
    *("reminders", "review_on", "receipts_months", "core_publication"),
    *("chapters_count", "pages_count", "words_count"),
)


def copy_card(source: Booklet, booklet: Booklet) -> None:
    """All but the name, the address and the state; the caller saves it."""
    for name in CARD:
        setattr(booklet, name, getattr(source, name))


def copy_content(source: Booklet, booklet: Booklet, *, actor: Actor, now: datetime) -> None:
    """The plan with its pages, those that were taken out of a chapter included, and what is not applicable.

    Blocks keep their ids and chapters their origin, so that the library's changes reach the copy too.
    """
    chapters = list(selectors.standing_chapters(source))
    by_chapter: dict[object, list[BookletPage]] = {chapter.id: [] for chapter in chapters}
    for page in selectors.pages_of(source).select_related("page"):
        by_chapter[page.chapter_id].append(page)
    sources = [by_chapter[chapter.id] for chapter in chapters]
    written = pages.write_manuscripts(
        actor=actor,
        company_id=booklet.company_id,
        copies=[[_copy(page) for page in standing] for standing in sources],
        now=now,
    )
    copies = [
        _chapter(chapter, booklet, one) for chapter, one in zip(chapters, written, strict=True)
    ]
    BookletChapter.objects.bulk_create(copies)
    BookletPage.objects.bulk_create(
        page
        for chapter, standing, one in zip(copies, sources, written, strict=True)
        for page in _pages(chapter, standing, one)
    )
    _copy_reasons(source, booklet)


def _copy(page: BookletPage) -> pages.PageCopy:
    said = page.page
    return pages.PageCopy(
        position=said.position,
        title=said.title,
        importance=said.importance,
        document=said.document,
        obligations=said.obligations,
        words=said.words,
        fingerprint=said.fingerprint,
        official=said.official,
        removed_at=said.removed_at,
    )


def _chapter(chapter: BookletChapter, booklet: Booklet, written: pages.Written) -> BookletChapter:
    return BookletChapter(
        company_id=booklet.company_id,
        booklet=booklet,
        position=chapter.position,
        manuscript=written.manuscript,
        title=chapter.title,
        icon=chapter.icon,
        origin_chapter_id=chapter.origin_chapter_id,
        origin_version=chapter.origin_version,
        origin_title=chapter.origin_title,
        origin_fingerprint=chapter.origin_fingerprint,
        origin_pages=chapter.origin_pages,
        detached=chapter.detached,
    )


def _pages(
    chapter: BookletChapter, sources: Sequence[BookletPage], written: pages.Written
) -> list[BookletPage]:
    return [
        BookletPage(
            company_id=chapter.company_id,
            page=page,
            chapter=chapter,
            origin_page_id=source.origin_page_id,
            origin_fingerprint=source.origin_fingerprint,
            conditions=source.conditions,
            values=source.values,
        )
        for source, page in zip(sources, written.pages, strict=True)
    ]


def _copy_reasons(source: Booklet, booklet: Booklet) -> None:
    reasons = NotApplicable.objects.filter(company_id=source.company_id, booklet=source)
    copies = list(reasons)
    for copy in copies:
        copy.id, copy.booklet = uuid7(), booklet
    NotApplicable.objects.bulk_create(copies)
