from datetime import datetime
from uuid import UUID

from apps.pages.models import Importance, Manuscript, Page
from apps.pages.services._content import Content, check_document
from apps.pages.services._insert import insert_page
from apps.pages.services._media import show_media
from shared.actor import Actor
from shared.documents import Document, empty_document, media_of


def add_page(
    *,
    actor: Actor,
    manuscript: Manuscript,
    title: str,
    now: datetime,
    after: UUID | None = None,
    importance: Importance = Importance.INFO,
    document: Document | None = None,
) -> Page:
    """One more page, empty unless it is told what stands on it, after another one or at the end."""
    content = Content(title, importance, document or empty_document())
    check_document(content.document)
    page = insert_page(content, actor=actor, manuscript=manuscript, after=after, now=now)
    if media_of(content.document):
        show_media(page, content)
    return page
