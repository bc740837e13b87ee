from datetime import datetime
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.models import BookletPage
from apps.booklets.services._rules import writing_booklet
from apps.booklets.services.content._rules import note_page, require_room_for_pages
from apps.journal import services as journal
from apps.pages import services as pages
from shared.actor import Actor


def add_booklet_page(
    *,
    actor: Actor,
    booklet_id: UUID,
    chapter_id: UUID,
    title: str,
    now: datetime,
    after: UUID | None = None,
) -> BookletPage:
    """An empty page of a chapter, behind another one or at the end."""
    with writing_booklet(actor=actor, booklet_id=booklet_id, now=now) as booklet:
        chapter = selectors.get_chapter(booklet=booklet, chapter_id=chapter_id)
        require_room_for_pages(booklet)
        page = pages.add_page(
            actor=actor, manuscript=chapter.manuscript, title=title, after=after, now=now
        )
        noted = note_page(page, chapter)
        journal.record(
            actor=actor,
            action="booklet.page_added",
            target=page,
            label=title,
            now=now,
            after={"booklet": booklet.name, "chapter": chapter.title},
        )
    return noted
