"""The pages of a manuscript in their order: who changes it does so alone.

Rows are locked in this order: the manuscript, its pages, the files that they show.
"""

from collections.abc import Sequence
from dataclasses import replace
from uuid import UUID

from apps.pages.models import Manuscript, Page
from shared import errors
from shared.actor import Actor

MOST_PAGES = 200


class TooManyPages(errors.Conflict):
    code = "too_many_pages"

    def __init__(self) -> None:
        super().__init__(most=MOST_PAGES)


def lock_order(manuscript: Manuscript) -> list[Page]:
    """Every page that was not removed, in its order, while nobody else adds, moves or removes one."""
    Manuscript.objects.of(manuscript.company_id).select_for_update(no_key=True).get(
        id=manuscript.id
    )
    pages = Page.objects.of(manuscript.company_id).filter(manuscript=manuscript, removed_at=None)
    return list(pages.defer("document").order_by("position", "id"))


def lock_page(manuscript: Manuscript, page_id: UUID) -> Page:
    """A page that nobody else writes until the transaction ends."""
    pages = Page.objects.of(manuscript.company_id).filter(manuscript=manuscript, removed_at=None)
    page = pages.select_for_update(no_key=True).filter(id=page_id).first()
    if page is None:
        raise errors.NotFound
    return page


def lock_pages(manuscript: Manuscript) -> list[Page]:
    """Every page that was not removed, which nobody else writes until the transaction ends."""
    pages = Page.objects.of(manuscript.company_id).filter(manuscript=manuscript, removed_at=None)
    return list(pages.select_for_update(no_key=True).order_by("id"))


def require_room(pages: Sequence[Page]) -> None:
    if len(pages) >= MOST_PAGES:
        raise TooManyPages


def slot_after(pages: Sequence[Page], page_id: UUID) -> int:
    """The place behind this page."""
    for place, page in enumerate(pages):
        if page.id == page_id:
            return place + 1
    raise errors.NotFound


def write_order(pages: Sequence[Page]) -> None:
    """Number the pages anew."""
    moved = [page for place, page in enumerate(pages) if page.position != place]
    for place, page in enumerate(pages):
        page.position = place
    Page.objects.bulk_update(moved, ["position"])


def in_manuscript(actor: Actor, manuscript: Manuscript) -> Actor:
    """The actor as the journal of the manuscript's company writes them down."""
    return replace(actor, company_id=manuscript.company_id)
