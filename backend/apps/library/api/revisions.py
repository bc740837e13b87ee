from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router

from apps.library import selectors, services
from apps.library.schemas.describe_pages import describe_brought
from apps.library.schemas.pages import (
    ComparisonOut,
    RestoreIn,
    RevisionOut,
    Revisions,
    SavedPage,
)
from apps.pages import selectors as pages
from apps.pages import services as page_services
from apps.pages.models import Page, PageRevision
from shared.http.request import Request

router = Router(tags=["library"])


@router.get("/chapters/{chapter_id}/pages/{page_id}/revisions", response=Revisions)
def list_page_revisions(request: Request, chapter_id: UUID, page_id: UUID) -> dict[str, Any]:
    """What the page once said, the newest first."""
    return {"items": pages.list_revisions(page=_page(request, chapter_id, page_id))}


@router.get("/chapters/{chapter_id}/pages/{page_id}/revisions/{number}", response=RevisionOut)
def get_page_revision(
    request: Request, chapter_id: UUID, page_id: UUID, number: int
) -> PageRevision:
    """One revision with what it says."""
    return pages.get_revision(page=_page(request, chapter_id, page_id), number=number)


@router.get(
    "/chapters/{chapter_id}/pages/{page_id}/revisions/{number}/compare", response=ComparisonOut
)
def compare_page_revisions(
    request: Request,
    chapter_id: UUID,
    page_id: UUID,
    number: int,
    other: int | None = Query(None, alias="with"),
) -> dict[str, Any]:
    """What changed in words since then: until another revision, or until today."""
    page = _page(request, chapter_id, page_id)
    return {"items": pages.compare_revisions(page=page, number=number, other=other)}


@router.post(
    "/chapters/{chapter_id}/pages/{page_id}/revisions/{number}/restore", response=SavedPage
)
def restore_page_revision(
    request: Request, chapter_id: UUID, page_id: UUID, number: int, body: RestoreIn
) -> dict[str, Any]:
    """What the page said then, as its newest revision."""
    with services.writing_chapter(actor=request.actor, chapter_id=chapter_id) as manuscript:
        brought = page_services.restore_revision(
            actor=request.actor,
            manuscript=manuscript,
            page_id=page_id,
            number=number,
            base_revision=body.base_revision,
            now=timezone.now(),
        )
    return describe_brought(brought)


def _page(request: Request, chapter_id: UUID, page_id: UUID) -> Page:
    chapter = selectors.get_own_chapter(actor=request.actor, chapter_id=chapter_id)
    return pages.get_page(manuscript=chapter.manuscript, page_id=page_id)
