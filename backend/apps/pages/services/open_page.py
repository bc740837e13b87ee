from datetime import datetime, timedelta
from uuid import UUID

from apps.pages import selectors
from apps.pages.models import Manuscript, Page, PageRevision, RevisionKind

NOTED_FOR = timedelta(hours=1)


def open_page(*, manuscript: Manuscript, page_id: UUID, now: datetime) -> Page:
    """A page for somebody who begins to write: what they begin from is kept until they have saved."""
    page = selectors.get_page(manuscript=manuscript, page_id=page_id)
    said = PageRevision.objects.of(page.company_id).filter(page=page)
    begun = said.exclude(kind=RevisionKind.SET_ASIDE).defer("document").order_by("-number").first()
    if begun and (begun.taken_at is None or begun.taken_at <= now - NOTED_FOR):
        begun.taken_at = now
        begun.save(update_fields=["taken_at"])
    return page
