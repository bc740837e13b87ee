from uuid import UUID

from ninja import Router

from apps.booklets.schemas.checks import Checks
from apps.booklets.schemas.coverage import Coverage, NotApplicableIn
from shared.http.request import Request

router = Router(tags=["booklets"])


@router.get("/booklets/{booklet_id}/coverage", response=Coverage)
def get_coverage(request: Request, booklet_id: UUID) -> None:
    """Which obligations the booklet covers, and which are missing."""
    raise NotImplementedError


@router.put("/booklets/{booklet_id}/coverage/{obligation_id}", response=Coverage)
def set_not_applicable(
    request: Request, booklet_id: UUID, obligation_id: UUID, body: NotApplicableIn
) -> None:
    """The obligation does not concern its readers, for this reason."""
    raise NotImplementedError


@router.delete("/booklets/{booklet_id}/coverage/{obligation_id}", response=Coverage)
def unset_not_applicable(request: Request, booklet_id: UUID, obligation_id: UUID) -> None:
    """It concerns them after all."""
    raise NotImplementedError


@router.get("/booklets/{booklet_id}/checks", response=Checks)
def get_checks(request: Request, booklet_id: UUID) -> None:
    """What blocks its publication and what could be better, each with where to go."""
    raise NotImplementedError
