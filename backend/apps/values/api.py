from typing import Any
from uuid import UUID

from django.http import FileResponse
from django.utils import timezone
from ninja import Query, Router, Status

from apps.values import policies, selectors, services
from apps.values.models import LivingValue
from apps.values.schemas.owners import ValueOwners, ValueSites
from apps.values.schemas.sheets import (
    CSV,
    CheckedSheet,
    SheetIn,
    describe_sheet_line,
    sheet_answer,
)
from apps.values.schemas.values import (
    CompanyValues,
    ConfirmIn,
    OwnValue,
    OwnValueIn,
    SavedValues,
    ValuesIn,
    ValuesQuery,
)
from shared.http.request import Request

router = Router(tags=["values"])


@router.get("/people", response=ValueOwners)
def list_value_owners(request: Request) -> dict[str, Any]:
    """Colleagues who may look after a value."""
    return {"items": selectors.list_value_owners(actor=request.actor)}


@router.get("/sites", response=ValueSites)
def list_value_sites(request: Request) -> dict[str, Any]:
    """The places of the company that may have values of their own."""
    return {"items": selectors.list_value_sites(actor=request.actor)}


@router.get("/sheet", openapi_extra={"responses": CSV})
def export_values(request: Request, site: UUID | None = None) -> FileResponse:
    """The informations of the company, or of one site, as a file to fill in a spreadsheet."""
    found = selectors.company_values(
        actor=request.actor,
        wanted=selectors.ValueFilter(site=site),
        today=timezone.now().astimezone(request.timezone).date(),
    )
    return sheet_answer(services.export_sheet(actor=request.actor, lines=found.items))


@router.post("/sheet", response=CheckedSheet)
def check_values_sheet(request: Request, body: SheetIn) -> dict[str, Any]:
    """What a file would change, line by line; nothing is written."""
    now = timezone.now()
    lines = services.check_sheet(
        actor=request.actor,
        site_id=body.site,
        content=body.content,
        today=now.astimezone(request.timezone).date(),
        now=now,
    )
    return {"lines": [describe_sheet_line(line, language=request.actor.language) for line in lines]}


@router.get("", response=CompanyValues)
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
        "may_write": policies.may_keep_values(request.actor),
    }


@router.put("", response=SavedValues)
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


@router.post("", response={201: OwnValue})
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


@router.post("/confirm", response=SavedValues)
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


@router.delete("/{key}", response={204: None})
def remove_own_value(request: Request, key: str) -> Status[None]:
    """One of the company itself that no page inserts."""
    services.remove_own_value(actor=request.actor, key=key, now=timezone.now())
    return Status(204, None)
