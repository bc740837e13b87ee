from collections.abc import Iterable
from uuid import UUID

from apps.pages.models import Manuscript, Page
from apps.pages.services._content import fingerprint_of
from apps.pages.services._order import lock_page


def set_page_obligations(
    *, manuscript: Manuscript, page_id: UUID, obligations: Iterable[UUID]
) -> Page:
    """The page covers exactly these from now on; what it says stays."""
    page = lock_page(manuscript, page_id)
    page.obligations = sorted(set(obligations))
    page.fingerprint = fingerprint_of(page)
    page.save(update_fields=["obligations", "fingerprint", "updated_at"])
    return page
