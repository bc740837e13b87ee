from datetime import datetime
from uuid import UUID

from apps.pages.models import Manuscript
from apps.pages.services._bring import Brought, bring
from apps.pages.services._content import Content, check_document
from apps.pages.services._order import hold_page
from shared.actor import Actor


def update_from_source(
    *,
    actor: Actor,
    manuscript: Manuscript,
    page_id: UUID,
    base: Content,
    source: Content,
    now: datetime,
) -> Brought:
    """What the page's source says now instead of `base`, joined with what people wrote on the page."""
    check_document(source.document)
    page = hold_page(manuscript, page_id)
    return bring(page, source, actor=actor, base=base, now=now)
