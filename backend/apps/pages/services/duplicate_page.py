from datetime import datetime
from uuid import UUID, uuid4

from apps.pages import selectors
from apps.pages.models import Manuscript, Page
from apps.pages.services._content import Content
from apps.pages.services._insert import insert_page
from apps.pages.services._media import show_media
from shared.actor import Actor
from shared.documents import with_new_ids
from shared.language import text

LONGEST_TITLE = 200


def duplicate_page(*, actor: Actor, manuscript: Manuscript, page_id: UUID, now: datetime) -> Page:
    """The same page once more behind it, each of its blocks under an id of its own."""
    original = selectors.get_page(manuscript=manuscript, page_id=page_id)
    title = text("pages.copy_of", actor.language, title=original.title)[:LONGEST_TITLE]
    document = with_new_ids(original.document, lambda: str(uuid4()))
    content = Content(title, original.importance, document)
    page = insert_page(
        content,
        actor=actor,
        manuscript=manuscript,
        after=original.id,
        now=now,
        obligations=original.obligations,
        official=original.official,
    )
    show_media(page, content)
    return page
