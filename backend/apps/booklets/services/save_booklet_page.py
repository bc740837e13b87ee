from datetime import datetime
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.services._note_page import note_values
from apps.booklets.services.writing_booklet import writing_booklet
from apps.pages import services as pages
from apps.pages.models import Importance
from shared.actor import Actor
from shared.documents import Document


def save_booklet_page(
    *,
    actor: Actor,
    booklet_id: UUID,
    page_id: UUID,
    base_revision: int,
    title: str,
    importance: Importance,
    document: Document,
    now: datetime,
) -> pages.Brought:
    """What an author wrote since `base_revision`, joined with what others saved meanwhile."""
    with writing_booklet(actor=actor, booklet_id=booklet_id, now=now) as booklet:
        noted = selectors.get_page(booklet=booklet, page_id=page_id)
        brought = pages.save_page(
            actor=actor,
            manuscript=noted.chapter.manuscript,
            page_id=page_id,
            base_revision=base_revision,
            title=title,
            importance=importance,
            document=document,
            now=now,
        )
        note_values(noted, brought.page)
    return brought
