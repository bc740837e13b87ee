from uuid import UUID

from ninja import Query, Router

from apps.booklets.schemas.values import CompanyValues, NeededValues, ValuesQuery
from shared.http.request import Request

router = Router(tags=["values"])


@router.get("/booklets/{booklet_id}/values", response=NeededValues)
def list_needed_values(request: Request, booklet_id: UUID) -> None:
    """The informations that its pages insert, as they are filled."""
    raise NotImplementedError


@router.get("/values", response=CompanyValues)
def list_values(request: Request, wanted: Query[ValuesQuery]) -> None:
    """The informations of the company, or of one site, and which booklets insert them."""
    raise NotImplementedError
