from datetime import datetime
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.models import BookletChapter, BookletPage
from apps.booklets.services._rules import require_unlocked, writing_booklet
from apps.journal import services as journal
from apps.pages import services as pages
from apps.pages.models import Page
from shared.actor import Actor


def move_booklet_page(
    *,
    actor: Actor,
    booklet_id: UUID,
    page_id: UUID,
    chapter_id: UUID,
    after: UUID | None,
    now: datetime,
) -> BookletPage:
    """Into a chapter, behind another page of it or to the front; its past and its readers stay with it."""
    with writing_booklet(actor=actor, booklet_id=booklet_id, now=now) as booklet:
        noted = selectors.get_page(booklet=booklet, page_id=page_id)
        require_unlocked(noted)
        source = noted.chapter
        target = selectors.get_chapter(booklet=booklet, chapter_id=chapter_id)
        page = _move(page_id, source, target, after)
        if target.id != source.id:
            noted.chapter = target
            noted.save(update_fields=["chapter", "updated_at"])
        journal.record(
            actor=actor,
            action="booklet.page_moved",
            target=page,
            label=page.title,
            now=now,
            before={"chapter": source.title},
            after={"chapter": target.title},
        )
    return noted


def _move(
    page_id: UUID, source: BookletChapter, target: BookletChapter, after: UUID | None
) -> Page:
    if source.id == target.id:
        return pages.move_page(manuscript=source.manuscript, page_id=page_id, after=after)
    return pages.move_page_between(
        source=source.manuscript, target=target.manuscript, page_id=page_id, after=after
    )
