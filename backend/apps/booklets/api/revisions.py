from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router

from apps.booklets import selectors, services
from apps.library.schemas.describe_pages import describe_brought
from apps.library.schemas.pages import (
    CompareQuery,
    ComparisonOut,
    RestoreIn,
    RevisionOut,
    Revisions,
    SavedPage,
)
from apps.pages import selectors as pages
from apps.pages.models import Page, PageRevision
from shared.http.request import Request

router = Router(tags=["booklets"])


@router.get("/booklets/{booklet_id}/pages/{page_id}/revisions", response=Revisions)
def list_booklet_revisions(request: Request, booklet_id: UUID, page_id: UUID) -> dict[str, Any]:
    """What the page once said, the newest first."""
    return {"items": pages.list_revisions(page=_page(request, booklet_id, page_id))}


@router.get("/booklets/{booklet_id}/pages/{page_id}/revisions/{number}", response=RevisionOut)
def get_booklet_revision(
    request: Request, booklet_id: UUID, page_id: UUID, number: int
) -> PageRevision:
    """The page as it once was."""
    return pages.get_revision(page=_page(request, booklet_id, page_id), number=number)


@router.get(
    "/booklets/{booklet_id}/pages/{page_id}/revisions/{number}/compare", response=ComparisonOut
)
def compare_booklet_revisions(
    request: Request, booklet_id: UUID, page_id: UUID, number: int, wanted: Query[CompareQuery]
) -> dict[str, Any]:
    """What changed since."""
    page = _page(request, booklet_id, page_id)
    return {"items": pages.compare_revisions(page=page, number=number, other=wanted.other)}


@router.post(
    "/booklets/{booklet_id}/pages/{page_id}/revisions/{number}/restore", response=SavedPage
)
def restore_booklet_revision(
    request: Request, booklet_id: UUID, page_id: UUID, number: int, body: RestoreIn
) -> dict[str, Any]:
    """The page says again what it said."""
    brought = services.restore_booklet_revision(
        actor=request.actor,
        booklet_id=booklet_id,
        page_id=page_id,
        number=number,
        base_revision=body.base_revision,
        now=timezone.now(),
    )
    return describe_brought(brought)


def _page(request: Request, booklet_id: UUID, page_id: UUID) -> Page:
    booklet = selectors.get_booklet(actor=request.actor, booklet_id=booklet_id)
    manuscript = selectors.get_page(booklet=booklet, page_id=page_id).chapter.manuscript
    return pages.get_page(manuscript=manuscript, page_id=page_id)
