from datetime import datetime
from uuid import UUID

from apps.pages.models import Importance, Manuscript, Page
from apps.pages.services._content import Content
from apps.pages.services._insert import insert_page
from shared.actor import Actor
from shared.documents import empty_document


def add_page(
    *,
    actor: Actor,
    manuscript: Manuscript,
    title: str,
    now: datetime,
    after: UUID | None = None,
) -> Page:
    """An empty page, after another one or at the end."""
    content = Content(title, Importance.INFO, empty_document())
    return insert_page(content, actor=actor, manuscript=manuscript, after=after, now=now)
