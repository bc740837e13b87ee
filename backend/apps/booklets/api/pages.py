from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Router, Status

from apps.booklets import policies, selectors, services
from apps.booklets.models import BookletPage
from apps.booklets.schemas.chapters import (
    NewBookletPage,
    Outline,
    OutlineLine,
    PageCard,
    PageMoveIn,
)
from apps.booklets.schemas.describe_plan import describe_outline, describe_planned
from apps.booklets.schemas.parts import Conditions
from apps.library.schemas.describe_pages import (
    describe_brought,
    describe_neighbours,
    describe_page,
)
from apps.library.schemas.pages import CoveredIn, Neighbours, PageIn, PageOut, PresenceIn, SavedPage
from apps.pages import selectors as pages
from apps.pages import services as page_services
from shared.http.request import Request

router = Router(tags=["booklets"])


@router.post("/booklets/{booklet_id}/pages", response={201: OutlineLine})
def add_booklet_page(
    request: Request, booklet_id: UUID, body: NewBookletPage
) -> Status[dict[str, Any]]:
    """An empty page in a chapter."""
    page = services.add_booklet_page(
        actor=request.actor,
        booklet_id=booklet_id,
        chapter_id=body.chapter,
        title=body.title,
        after=body.after,
        now=timezone.now(),
    )
    return Status(201, _told(page))


@router.get("/booklets/{booklet_id}/pages/{page_id}", response=PageOut)
def get_booklet_page(request: Request, booklet_id: UUID, page_id: UUID) -> dict[str, Any]:
    """A page with what is on it, and who."""
    now = timezone.now()
    booklet = selectors.get_booklet(actor=request.actor, booklet_id=booklet_id)
    manuscript = selectors.get_page(booklet=booklet, page_id=page_id).chapter.manuscript
    if policies.booklet_abilities(request.actor, booklet)["write"]:
        page = page_services.open_page(manuscript=manuscript, page_id=page_id, now=now)
    else:
        page = pages.get_page(manuscript=manuscript, page_id=page_id)
    return describe_page(actor=request.actor, page=page, now=now)


@router.put("/booklets/{booklet_id}/pages/{page_id}", response=SavedPage)
def save_booklet_page(
    request: Request, booklet_id: UUID, page_id: UUID, body: PageIn
) -> dict[str, Any]:
    """What an author wrote, joined with what others saved meanwhile; what collides is told."""
    brought = services.save_booklet_page(
        actor=request.actor,
        booklet_id=booklet_id,
        page_id=page_id,
        base_revision=body.base_revision,
        title=body.title,
        importance=body.importance,
        document=body.document,
        now=timezone.now(),
    )
    return describe_brought(brought)


@router.patch("/booklets/{booklet_id}/pages/{page_id}", response=OutlineLine)
def update_booklet_page(
    request: Request, booklet_id: UUID, page_id: UUID, body: PageCard
) -> dict[str, Any]:
    """Another title or importance."""
    page = services.update_booklet_page(
        actor=request.actor,
        booklet_id=booklet_id,
        page_id=page_id,
        title=body.title,
        importance=body.importance,
        now=timezone.now(),
    )
    return _told(page)


@router.post("/booklets/{booklet_id}/pages/{page_id}/move", response=Outline)
def move_booklet_page(
    request: Request, booklet_id: UUID, page_id: UUID, body: PageMoveIn
) -> dict[str, Any]:
    """Within its chapter or into another one."""
    services.move_booklet_page(
        actor=request.actor,
        booklet_id=booklet_id,
        page_id=page_id,
        chapter_id=body.chapter,
        after=body.after,
        now=timezone.now(),
    )
    booklet = selectors.get_booklet(actor=request.actor, booklet_id=booklet_id)
    return describe_outline(actor=request.actor, booklet=booklet, now=timezone.now())


@router.post("/booklets/{booklet_id}/pages/{page_id}/duplicate", response={201: OutlineLine})
def duplicate_booklet_page(
    request: Request, booklet_id: UUID, page_id: UUID
) -> Status[dict[str, Any]]:
    """The same page once more, behind it."""
    page = services.duplicate_booklet_page(
        actor=request.actor, booklet_id=booklet_id, page_id=page_id, now=timezone.now()
    )
    return Status(201, _told(page))


@router.delete("/booklets/{booklet_id}/pages/{page_id}", response={204: None})
def remove_booklet_page(request: Request, booklet_id: UUID, page_id: UUID) -> Status[None]:
    """It stays at hand."""
    services.remove_booklet_page(
        actor=request.actor, booklet_id=booklet_id, page_id=page_id, now=timezone.now()
    )
    return Status(204, None)


@router.post("/booklets/{booklet_id}/pages/{page_id}/restore", response=OutlineLine)
def bring_back_booklet_page(request: Request, booklet_id: UUID, page_id: UUID) -> dict[str, Any]:
    """A page that was taken out, where it stood."""
    page = services.bring_back_booklet_page(
        actor=request.actor, booklet_id=booklet_id, page_id=page_id, now=timezone.now()
    )
    return _told(page)


@router.put("/booklets/{booklet_id}/pages/{page_id}/obligations", response=OutlineLine)
def cover_booklet_obligations(
    request: Request, booklet_id: UUID, page_id: UUID, body: CoveredIn
) -> dict[str, Any]:
    """Exactly these obligations are covered by the page."""
    page = services.cover_booklet_obligations(
        actor=request.actor,
        booklet_id=booklet_id,
        page_id=page_id,
        obligations=body.obligations,
        now=timezone.now(),
    )
    return _told(page)


@router.put("/booklets/{booklet_id}/pages/{page_id}/conditions", response=OutlineLine)
def set_booklet_page_conditions(
    request: Request, booklet_id: UUID, page_id: UUID, body: Conditions
) -> dict[str, Any]:
    """Whom the page is for."""
    page = services.set_page_conditions(
        actor=request.actor,
        booklet_id=booklet_id,
        page_id=page_id,
        conditions=body.model_dump(mode="json"),
        now=timezone.now(),
    )
    return _told(page)


@router.post("/booklets/{booklet_id}/pages/{page_id}/presence", response=Neighbours)
def mark_booklet_presence(
    request: Request, booklet_id: UUID, page_id: UUID, body: PresenceIn
) -> dict[str, Any]:
    """The caller is on this page for half a minute more; who else is."""
    booklet = selectors.get_booklet(actor=request.actor, booklet_id=booklet_id)
    manuscript = selectors.get_page(booklet=booklet, page_id=page_id).chapter.manuscript
    page = pages.get_page(manuscript=manuscript, page_id=page_id)
    people = page_services.mark_presence(
        actor=request.actor, page=page, block_id=body.block_id or "", now=timezone.now()
    )
    return describe_neighbours(people)


def _told(page: BookletPage) -> dict[str, Any]:
    return describe_planned(booklet=page.chapter.booklet, page_id=page.page_id)
