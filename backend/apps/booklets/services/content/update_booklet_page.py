from datetime import datetime
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.models import BookletPage
from apps.booklets.services._rules import require_unlocked, writing_booklet
from apps.booklets.services.content._rules import require_own_words
from apps.pages import selectors as page_selectors
from apps.pages import services as pages
from apps.pages.models import Importance
from shared.actor import Actor


def update_booklet_page(
    *,
    actor: Actor,
    booklet_id: UUID,
    page_id: UUID,
    now: datetime,
    title: str | None = None,
    importance: Importance | None = None,
) -> BookletPage:
    """Another title or importance, as a revision of the page; what is absent stays."""
    with writing_booklet(actor=actor, booklet_id=booklet_id, now=now) as booklet:
        noted = selectors.get_page(booklet=booklet, page_id=page_id)
        require_unlocked(noted)
        manuscript = noted.chapter.manuscript
        page = page_selectors.get_page(manuscript=manuscript, page_id=page_id)
        require_own_words(noted, title=title or page.title, document=page.document)
        pages.save_page(
            actor=actor,
            manuscript=manuscript,
            page_id=page_id,
            base_revision=page.revision,
            title=title or page.title,
            importance=importance or Importance(page.importance),
            document=page.document,
            now=now,
        )
    return noted
