from uuid import UUID

from apps.pages.models import Manuscript, Page
from apps.pages.services._order import lock_order, slot_after, write_order
from shared import errors


def move_page(*, manuscript: Manuscript, page_id: UUID, after: UUID | None) -> Page:
    """Behind another page, or to the front."""
    pages = lock_order(manuscript)
    page = next((page for page in pages if page.id == page_id), None)
    if page is None:
        raise errors.NotFound
    pages.remove(page)
    pages.insert(slot_after(pages, after) if after else 0, page)
    write_order(pages)
    return page
