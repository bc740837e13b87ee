from typing import Any
from uuid import UUID

from django.http import FileResponse
from django.utils import timezone
from ninja import Router

from apps.booklets import selectors
from apps.booklets.schemas.values import NeededValues
from apps.values import policies as values
from apps.values import services
from apps.values.schemas.sheets import CSV, sheet_answer
from shared.http.request import Request

router = Router(tags=["values"])


@router.get("/booklets/{booklet_id}/values", response=NeededValues)
def list_needed_values(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """The informations that its pages insert, as they are filled."""
    booklet = selectors.get_booklet(actor=request.actor, booklet_id=booklet_id)
    today = timezone.now().astimezone(request.timezone).date()
    needed = selectors.needed_values(
        actor=request.actor, booklet=booklet, grid=selectors.grid_of(booklet), today=today
    )
    return {
        "items": needed.items,
        "filled": needed.filled,
        "essential_missing": needed.essential_missing,
        "site": needed.site,
        "may_write": values.may_keep_values(request.actor),
    }


@router.get("/booklets/{booklet_id}/values/sheet", openapi_extra={"responses": CSV})
def export_needed_values(request: Request, booklet_id: UUID) -> FileResponse:
    """The same as a file to fill in a spreadsheet, without what its site says otherwise than the company."""
    booklet = selectors.get_booklet(actor=request.actor, booklet_id=booklet_id)
    today = timezone.now().astimezone(request.timezone).date()
    needed = selectors.needed_values(
        actor=request.actor, booklet=booklet, grid=selectors.grid_of(booklet), today=today
    )
    lines = [line for line in needed.items if line.site is None]
    return sheet_answer(services.export_sheet(actor=request.actor, lines=lines))
