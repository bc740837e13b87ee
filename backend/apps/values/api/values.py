from typing import Any

from django.utils import timezone
from ninja import Router, Status

from apps.values import services
from apps.values.models import LivingValue
from apps.values.schemas.values import ConfirmIn, OwnValue, OwnValueIn, SavedValues, ValuesIn
from shared.http.request import Request

router = Router(tags=["values"])


@router.put("/values", response=SavedValues)
def save_values(request: Request, body: ValuesIn) -> dict[str, Any]:
    """Fill many at once."""
    now = timezone.now()
    items = services.save_values(
        actor=request.actor,
        site_id=body.site,
        changes=[value.dict(exclude_unset=True) for value in body.values],
        today=now.astimezone(request.timezone).date(),
        now=now,
    )
    return {"items": items}


@router.post("/values/confirm", response=SavedValues)
def confirm_values(request: Request, body: ConfirmIn) -> dict[str, Any]:
    """These are still true."""
    now = timezone.now()
    items = services.confirm_values(
        actor=request.actor,
        site_id=body.site,
        keys=body.keys,
        review_on=body.review_on,
        today=now.astimezone(request.timezone).date(),
        now=now,
    )
    return {"items": items}


@router.post("/values", response={201: OwnValue})
def add_own_value(request: Request, body: OwnValueIn) -> Status[LivingValue]:
    """An information that the library does not know."""
    now = timezone.now()
    value = services.add_own_value(
        actor=request.actor,
        label=body.label,
        kind=body.kind,
        value=body.value,
        site_id=body.site,
        today=now.astimezone(request.timezone).date(),
        now=now,
    )
    return Status(201, value)
