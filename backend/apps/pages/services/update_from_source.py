from datetime import datetime
from uuid import UUID

from apps.pages.models import Manuscript, RevisionKind
from apps.pages.services._content import Content, check_document
from apps.pages.services._merge_into_page import SaveResult, merge_into_page
from apps.pages.services._order import lock_page
from shared.actor import Actor


def update_from_source(
    *,
    actor: Actor,
    manuscript: Manuscript,
    page_id: UUID,
    base: Content,
    source: Content,
    now: datetime,
    kind: RevisionKind = RevisionKind.SAVED,
) -> SaveResult:
    """What the page's source says now instead of `base`, joined with what people wrote on the page."""
    check_document(source.document)
    page = lock_page(manuscript, page_id)
    return merge_into_page(page, source, actor=actor, base=base, kind=kind, now=now)
