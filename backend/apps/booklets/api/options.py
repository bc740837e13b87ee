from uuid import UUID

from ninja import Router

from apps.booklets.schemas.options import OptionsIn, OptionsOut
from shared.http.request import Request

router = Router(tags=["booklets"])


@router.get("/booklets/{booklet_id}/options", response=OptionsOut)
def get_booklet_options(request: Request, booklet_id: UUID) -> None:
    """How it is read and handed over."""
    raise NotImplementedError


@router.patch("/booklets/{booklet_id}/options", response=OptionsOut)
def set_booklet_options(request: Request, booklet_id: UUID, body: OptionsIn) -> None:
    """Another receipt, order, calendar, review day, retention or address."""
    raise NotImplementedError
