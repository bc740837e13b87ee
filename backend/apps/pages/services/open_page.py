from datetime import datetime, timedelta
from uuid import UUID

from django.db.models import Q

from apps.pages import selectors
from apps.pages.models import Manuscript, Page, PageRevision

NOTED_FOR = timedelta(hours=1)


def open_page(*, manuscript: Manuscript, page_id: UUID, now: datetime) -> Page:
    """A page for somebody who begins to write: what they begin from is kept until they have saved."""
    page = selectors.get_page(manuscript=manuscript, page_id=page_id)
    begun = PageRevision.objects.of(page.company_id).filter(page=page, number=page.revision)
    lately = Q(taken_at__isnull=False, taken_at__gt=now - NOTED_FOR)
    begun.exclude(lately).update(taken_at=now)
    return page
