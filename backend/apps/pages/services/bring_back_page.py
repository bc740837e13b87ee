from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.pages.models import Manuscript, Page, RevisionKind
from apps.pages.services._content import add_revision, content_of, write_page
from apps.pages.services._media import show_media
from apps.pages.services._order import in_manuscript, lock_order, require_room, write_order
from shared import errors
from shared.actor import Actor


def bring_back_page(*, actor: Actor, manuscript: Manuscript, page_id: UUID, now: datetime) -> Page:
    """A page that was removed, at the place where it stood."""
    pages = lock_order(manuscript)
    removed = Page.objects.of(manuscript.company_id).filter(manuscript=manuscript)
    page = removed.exclude(removed_at=None).select_for_update().filter(id=page_id).first()
    if page is None:
        raise errors.NotFound
    require_room(pages)
    page.removed_at = None
    if any(one.position == page.position for one in pages):
        pages.insert(page.position, page)
        write_order(pages)
    content = show_media(page, content_of(page))
    if content != content_of(page):
        write_page(page, content, actor=actor, now=now)
        add_revision(page, content, actor=actor, kind=RevisionKind.SAVED)
    page.save()
    journal.record(
        actor=in_manuscript(actor, manuscript),
        action="pages.page_brought_back",
        target=page,
        label=page.title,
        now=now,
    )
    return page
