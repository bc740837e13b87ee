from datetime import datetime
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.models import BookletPage
from apps.booklets.services._rules import writing_booklet
from apps.booklets.services.content._rules import note_page, require_room_for_pages
from apps.journal import services as journal
from apps.pages import services as pages
from shared.actor import Actor


def duplicate_booklet_page(
    *, actor: Actor, booklet_id: UUID, page_id: UUID, now: datetime
) -> BookletPage:
    """The same page once more behind it, for the same readers; the copy is written here."""
    with writing_booklet(actor=actor, booklet_id=booklet_id, now=now) as booklet:
        original = selectors.get_page(booklet=booklet, page_id=page_id)
        chapter = original.chapter
        require_room_for_pages(booklet)
        page = pages.duplicate_page(
            actor=actor, manuscript=chapter.manuscript, page_id=page_id, now=now
        )
        noted = note_page(page, chapter, conditions=original.conditions)
        journal.record(
            actor=actor,
            action="booklet.page_added",
            target=page,
            label=page.title,
            now=now,
            after={"booklet": booklet.name, "chapter": chapter.title},
        )
    return noted
