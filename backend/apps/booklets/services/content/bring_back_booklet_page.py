from datetime import datetime
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.models import BookletPage
from apps.booklets.services._rules import writing_booklet
from apps.booklets.services.content._rules import note_values, require_room_for_pages
from apps.pages import services as pages
from shared.actor import Actor


def bring_back_booklet_page(
    *, actor: Actor, booklet_id: UUID, page_id: UUID, now: datetime
) -> BookletPage:
    """A page that was taken out, where it stood."""
    with writing_booklet(actor=actor, booklet_id=booklet_id, now=now) as booklet:
        noted = selectors.get_page(booklet=booklet, page_id=page_id)
        require_room_for_pages(booklet)
        page = pages.bring_back_page(
            actor=actor, manuscript=noted.chapter.manuscript, page_id=page_id, now=now
        )
        note_values(noted, page)
    return noted
