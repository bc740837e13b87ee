from datetime import datetime
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.services._rules import require_unlocked, writing_booklet
from apps.booklets.services.content._rules import OfficialText, note_values
from apps.pages import services as pages
from shared.actor import Actor


def restore_booklet_revision(
    *,
    actor: Actor,
    booklet_id: UUID,
    page_id: UUID,
    number: int,
    base_revision: int | None,
    now: datetime,
) -> pages.SaveResult:
    """What a page once said, as its newest revision."""
    with writing_booklet(actor=actor, booklet_id=booklet_id, now=now) as booklet:
        noted = selectors.get_page(booklet=booklet, page_id=page_id)
        require_unlocked(noted)
        if noted.page.official:
            raise OfficialText
        result = pages.restore_revision(
            actor=actor,
            manuscript=noted.chapter.manuscript,
            page_id=page_id,
            number=number,
            base_revision=base_revision,
            now=now,
        )
        note_values(noted, result.page)
    return result
