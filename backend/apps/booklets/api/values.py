"""All of `/values`: one path is answered by one router, and only booklets know where values are inserted."""

from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.booklets import selectors, services
from apps.booklets.schemas.values import CompanyValues, NeededValues, ValuesQuery
from apps.values import policies as value_policies
from apps.values import services as values
from apps.values.models import LivingValue
from apps.values.schemas.values import ConfirmIn, OwnValue, OwnValueIn, SavedValues, ValuesIn
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
        "essential_missing": needed.essential_missing,
        "site": needed.site,
        "may_write": value_policies.may_keep_values(request.actor),
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
        "may_write": value_policies.may_keep_values(request.actor),
    }


@router.put("/values", response=SavedValues)
def save_values(request: Request, body: ValuesIn) -> dict[str, Any]:
    """Fill many at once."""
    now = timezone.now()
    items = values.save_values(
        actor=request.actor,
        site_id=body.site,
        changes=[value.dict(exclude_unset=True) for value in body.values],
        today=now.astimezone(request.timezone).date(),
        now=now,
    )
    return {"items": items}


@router.post("/values", response={201: OwnValue})
def add_own_value(request: Request, body: OwnValueIn) -> Status[LivingValue]:
    """An information that the library does not know."""
    now = timezone.now()
    value = values.add_own_value(
        actor=request.actor,
        label=body.label,
        kind=body.kind,
        value=body.value,
        site_id=body.site,
        today=now.astimezone(request.timezone).date(),
        now=now,
    )
    return Status(201, value)


@router.post("/values/confirm", response=SavedValues)
def confirm_values(request: Request, body: ConfirmIn) -> dict[str, Any]:
    """These are still true."""
    now = timezone.now()
    items = values.confirm_values(
        actor=request.actor,
        site_id=body.site,
        keys=body.keys,
        review_on=body.review_on,
        today=now.astimezone(request.timezone).date(),
        now=now,
    )
    return {"items": items}


@router.delete("/values/{key}", response={204: None})
def remove_own_value(request: Request, key: str) -> Status[None]:
    """One of the company itself that no page inserts."""
    services.drop_own_value(actor=request.actor, key=key, now=timezone.now())
    return Status(204, None)
