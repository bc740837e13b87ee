from uuid import UUID

from ninja import Query, Router

from apps.booklets.schemas.access import (
    AccessChanges,
    Accesses,
    AccessIn,
    AccessLine,
    CandidateQuery,
    Candidates,
)
from shared.http.request import Request

router = Router(tags=["booklets"])


@router.get("/booklets/{booklet_id}/access", response=Accesses)
def list_accesses(request: Request, booklet_id: UUID) -> None:
    """Who may do what with this booklet, inherited rights included."""
    raise NotImplementedError


@router.get("/booklets/{booklet_id}/access/candidates", response=Candidates)
def list_access_candidates(
    request: Request, booklet_id: UUID, wanted: Query[CandidateQuery]
) -> None:
    """Members of the company who have no access of their own yet."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/access", response={201: AccessLine})
def give_access(request: Request, booklet_id: UUID, body: AccessIn) -> None:
    """Somebody may now work on it."""
    raise NotImplementedError


@router.patch("/booklets/{booklet_id}/access/{access_id}", response=AccessLine)
def change_access(request: Request, booklet_id: UUID, access_id: UUID, body: AccessChanges) -> None:
    """Another role or other days."""
    raise NotImplementedError


@router.delete("/booklets/{booklet_id}/access/{access_id}", response={204: None})
def remove_access(request: Request, booklet_id: UUID, access_id: UUID) -> None:
    """They may no longer; the main manager has to be replaced first."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/access/{access_id}/main", response=Accesses)
def make_main_manager(request: Request, booklet_id: UUID, access_id: UUID) -> None:
    """They answer for it; who did so becomes a manager."""
    raise NotImplementedError
