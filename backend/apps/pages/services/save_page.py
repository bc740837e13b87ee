from datetime import datetime
from uuid import UUID

from apps.pages.models import Importance, Manuscript
from apps.pages.services._content import Content, check_document
from apps.pages.services._media import check_media
from apps.pages.services._merge_into_page import SaveResult, base_of, merge_into_page
from apps.pages.services._order import lock_page
from shared.actor import Actor
from shared.documents import Document, media_of


def save_page(
    *,
    actor: Actor,
    manuscript: Manuscript,
    page_id: UUID,
    base_revision: int,
    title: str,
    importance: Importance,
    document: Document,
    now: datetime,
) -> SaveResult:
    """What an author wrote since `base_revision`, joined with what others saved meanwhile."""
    check_document(document)
    page = lock_page(manuscript, page_id)
    base = base_of(page, base_revision)
    known = media_of(base.document) | media_of(page.document)
    check_media(document, known=known, company_id=page.company_id)
    mine = Content(title, importance, document)
    return merge_into_page(page, mine, actor=actor, base=base, now=now)
