from uuid import UUID

from ninja import Query, Router

from apps.library.schemas.pages import (
    CompareQuery,
    ComparisonOut,
    RestoreIn,
    RevisionOut,
    Revisions,
    SavedPage,
)
from shared.http.request import Request

router = Router(tags=["booklets"])


@router.get("/booklets/{booklet_id}/pages/{page_id}/revisions", response=Revisions)
def list_booklet_revisions(request: Request, booklet_id: UUID, page_id: UUID) -> None:
    """What the page once said, the newest first."""
    raise NotImplementedError


@router.get("/booklets/{booklet_id}/pages/{page_id}/revisions/{number}", response=RevisionOut)
def get_booklet_revision(request: Request, booklet_id: UUID, page_id: UUID, number: int) -> None:
    """The page as it once was."""
    raise NotImplementedError


@router.get(
    "/booklets/{booklet_id}/pages/{page_id}/revisions/{number}/compare", response=ComparisonOut
)
def compare_booklet_revisions(
    request: Request, booklet_id: UUID, page_id: UUID, number: int, wanted: Query[CompareQuery]
) -> None:
    """What changed since."""
    raise NotImplementedError


@router.post(
    "/booklets/{booklet_id}/pages/{page_id}/revisions/{number}/restore", response=SavedPage
)
def restore_booklet_revision(
    request: Request, booklet_id: UUID, page_id: UUID, number: int, body: RestoreIn
) -> None:
    """The page says again what it said."""
    raise NotImplementedError
