from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.booklets import selectors, services
from apps.booklets.schemas.values import CompanyValues, NeededValues, ValuesQuery
from apps.values import policies as values
from shared.http.request import Request

router = Router(tags=["values"])


@router.get("/booklets/{booklet_id}/values", response=NeededValues)
def list_needed_values(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """The informations that its pages insert, as they are filled."""
    booklet = selectors.get_booklet(actor=request.actor, booklet_id=booklet_id)
    today = timezone.now().astimezone(request.timezone).date()
    needed = selectors.needed_values(actor=request.actor, booklet=booklet, today=today)
    return {
        "items": needed.items,
        "filled": needed.filled,
        "site": needed.site,
        "may_write": values.may_keep_values(request.actor),
    }


@router.get("/values", response=CompanyValues)
def list_values(request: Request, wanted: Query[ValuesQuery]) -> dict[str, Any]:
    """The informations of the company, or of one site, and which booklets insert them."""
    found = selectors.company_values(
        actor=request.actor,
        wanted=selectors.ValueFilter(**wanted.dict()),
        today=timezone.now().astimezone(request.timezone).date(),
    )
    return {
        "items": found.items,
        "counts": found.counts,
        "may_write": values.may_keep_values(request.actor),
    }


@router.delete("/values/{key}", response={204: None})
def remove_own_value(request: Request, key: str) -> Status[None]:
    """One of the company itself that no page inserts."""
    services.drop_own_value(actor=request.actor, key=key, now=timezone.now())
    return Status(204, None)
