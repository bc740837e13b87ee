from uuid import UUID

from ninja import Router

from apps.booklets.schemas.chapters import (
    NewBookletPage,
    Outline,
    OutlineLine,
    PageCard,
    PageMoveIn,
)
from apps.booklets.schemas.parts import Conditions
from apps.library.schemas.pages import CoveredIn, Neighbours, PageIn, PageOut, PresenceIn, SavedPage
from shared.http.request import Request

router = Router(tags=["booklets"])


@router.post("/booklets/{booklet_id}/pages", response={201: OutlineLine})
def add_booklet_page(request: Request, booklet_id: UUID, body: NewBookletPage) -> None:
    """An empty page in a chapter."""
    raise NotImplementedError


@router.get("/booklets/{booklet_id}/pages/{page_id}", response=PageOut)
def get_booklet_page(request: Request, booklet_id: UUID, page_id: UUID) -> None:
    """A page with what is on it, and who."""
    raise NotImplementedError


@router.put("/booklets/{booklet_id}/pages/{page_id}", response=SavedPage)
def save_booklet_page(request: Request, booklet_id: UUID, page_id: UUID, body: PageIn) -> None:
    """What an author wrote, joined with what others saved meanwhile; what collides is told."""
    raise NotImplementedError


@router.patch("/booklets/{booklet_id}/pages/{page_id}", response=OutlineLine)
def update_booklet_page(request: Request, booklet_id: UUID, page_id: UUID, body: PageCard) -> None:
    """Another title or importance."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/pages/{page_id}/move", response=Outline)
def move_booklet_page(request: Request, booklet_id: UUID, page_id: UUID, body: PageMoveIn) -> None:
    """Within its chapter or into another one."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/pages/{page_id}/duplicate", response={201: OutlineLine})
def duplicate_booklet_page(request: Request, booklet_id: UUID, page_id: UUID) -> None:
    """The same page once more, behind it."""
    raise NotImplementedError


@router.delete("/booklets/{booklet_id}/pages/{page_id}", response={204: None})
def remove_booklet_page(request: Request, booklet_id: UUID, page_id: UUID) -> None:
    """It stays at hand."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/pages/{page_id}/restore", response=OutlineLine)
def bring_back_booklet_page(request: Request, booklet_id: UUID, page_id: UUID) -> None:
    """A page that was taken out, where it stood."""
    raise NotImplementedError


@router.put("/booklets/{booklet_id}/pages/{page_id}/obligations", response=OutlineLine)
def cover_booklet_obligations(
    request: Request, booklet_id: UUID, page_id: UUID, body: CoveredIn
) -> None:
    """Exactly these obligations are covered by the page."""
    raise NotImplementedError


@router.put("/booklets/{booklet_id}/pages/{page_id}/conditions", response=OutlineLine)
def set_booklet_page_conditions(
    request: Request, booklet_id: UUID, page_id: UUID, body: Conditions
) -> None:
    """Whom the page is for."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/pages/{page_id}/presence", response=Neighbours)
def mark_booklet_presence(
    request: Request, booklet_id: UUID, page_id: UUID, body: PresenceIn
) -> None:
    """The caller is on this page for half a minute more; who else is."""
    raise NotImplementedError
