from datetime import datetime
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.services._rules import require_unlocked, writing_booklet
from apps.booklets.services.content._rules import note_values, require_own_words
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
) -> pages.SaveResult:
    """What an author wrote since `base_revision`, joined with what others saved meanwhile."""
    with writing_booklet(actor=actor, booklet_id=booklet_id, now=now) as booklet:
        noted = selectors.get_page(booklet=booklet, page_id=page_id)
        require_unlocked(noted)
        require_own_words(noted, title=title, document=document)
        result = pages.save_page(
            actor=actor,
            manuscript=noted.chapter.manuscript,
            page_id=page_id,
            base_revision=base_revision,
            title=title,
            importance=importance,
            document=document,
            now=now,
        )
        note_values(noted, result.page)
    return result
