from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from apps.pages.models import Manuscript, Page, RevisionKind
from apps.pages.services._content import Content, add_revision, write_page
from apps.pages.services._order import lock_order, require_room, slot_after, write_order
from shared.actor import Actor


def insert_page(
    content: Content,
    *,
    actor: Actor,
    manuscript: Manuscript,
    after: UUID | None,
    now: datetime,
    obligations: Sequence[UUID] = (),
    official: dict[str, str] | None = None,
) -> Page:
    """One more page that says this, after another one or at the end."""
    pages = lock_order(manuscript)
    require_room(pages)
    page = Page(
        company_id=manuscript.company_id,
        manuscript=manuscript,
        revision=0,
        obligations=list(obligations),
        official=official,
    )
    pages.insert(slot_after(pages, after) if after else len(pages), page)
    write_order(pages)
    write_page(page, content, actor=actor, now=now)
    page.save(force_insert=True)
    add_revision(page, content, actor=actor, kind=RevisionKind.SAVED)
    page.save(update_fields=["revision", "updated_at"])
    return page
