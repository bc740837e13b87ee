from datetime import datetime
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.services._rules import require_unlocked, writing_booklet
from apps.pages import services as pages
from shared.actor import Actor


def remove_booklet_page(*, actor: Actor, booklet_id: UUID, page_id: UUID, now: datetime) -> None:
    """Take a page out; it stays at hand. A chapter keeps one page at least."""
    with writing_booklet(actor=actor, booklet_id=booklet_id, now=now) as booklet:
        noted = selectors.get_page(booklet=booklet, page_id=page_id)
        require_unlocked(noted)
        pages.remove_page(
            actor=actor, manuscript=noted.chapter.manuscript, page_id=page_id, now=now
        )
