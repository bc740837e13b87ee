from uuid import UUID

from apps.pages.models import Manuscript, Page
from apps.pages.services._order import lock_order, require_room, slot_after, write_order
from apps.pages.services.remove_page import LastPage
from shared import errors


def move_page_between(
    *, source: Manuscript, target: Manuscript, page_id: UUID, after: UUID | None
) -> Page:
    """Into another manuscript, behind a page of it or to the front; the page keeps its id and its past."""
    orders = {one.id: lock_order(one) for one in sorted((source, target), key=lambda one: one.id)}
    pages, others = orders[source.id], orders[target.id]
    page = next((page for page in pages if page.id == page_id), None)
    if page is None:
        raise errors.NotFound
    if len(pages) == 1:
        raise LastPage
    require_room(others)
    pages.remove(page)
    page.manuscript = target
    page.save(update_fields=["manuscript", "updated_at"])
    others.insert(slot_after(others, after) if after else 0, page)
    for order in (pages, others):
        write_order(order)
    return page
