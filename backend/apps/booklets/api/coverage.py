from typing import Any
from uuid import UUID

from django.http import FileResponse
from django.utils import timezone
from ninja import Router

from apps.booklets import selectors, services
from apps.booklets.schemas.checks import Checks
from apps.booklets.schemas.coverage import Coverage, NotApplicableIn
from apps.booklets.schemas.describe_checks import describe_checks
from apps.booklets.schemas.describe_coverage import describe_coverage
from shared.http.request import Request

router = Router(tags=["booklets"])

CSV = {200: {"description": "OK", "content": {"text/csv": {"schema": {"type": "string"}}}}}


@router.get("/booklets/{booklet_id}/coverage", response=Coverage)
def get_coverage(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """Which obligations the booklet covers, and which are missing."""
    booklet = selectors.get_booklet(actor=request.actor, booklet_id=booklet_id)
    return describe_coverage(actor=request.actor, booklet=booklet)


@router.get("/booklets/{booklet_id}/coverage/export", openapi_extra={"responses": CSV})
def export_coverage(request: Request, booklet_id: UUID) -> FileResponse:
    """The same as a file for spreadsheets; the journal keeps that it was taken."""
    now = timezone.now()
    booklet = selectors.get_booklet(actor=request.actor, booklet_id=booklet_id)
    file = services.export_coverage(
        actor=request.actor, booklet=booklet, timezone=request.timezone, now=now
    )
    name = f"grille-{booklet.slug}-{now.astimezone(request.timezone):%Y-%m-%d}.csv"
    return FileResponse(
        file.content, as_attachment=True, filename=name, content_type="text/csv; charset=utf-8"
    )


@router.put("/booklets/{booklet_id}/coverage/{obligation_id}", response=Coverage)
def set_not_applicable(
    request: Request, booklet_id: UUID, obligation_id: UUID, body: NotApplicableIn
) -> dict[str, Any]:
    """The obligation does not concern its readers, for this reason."""
    booklet = services.set_not_applicable(
        actor=request.actor,
        booklet_id=booklet_id,
        obligation_id=obligation_id,
        reason=body.reason,
        now=timezone.now(),
    )
    return describe_coverage(actor=request.actor, booklet=booklet)


@router.delete("/booklets/{booklet_id}/coverage/{obligation_id}", response=Coverage)
def unset_not_applicable(request: Request, booklet_id: UUID, obligation_id: UUID) -> dict[str, Any]:
    """It concerns them after all."""
    booklet = services.unset_not_applicable(
        actor=request.actor,
        booklet_id=booklet_id,
        obligation_id=obligation_id,
        now=timezone.now(),
    )
    return describe_coverage(actor=request.actor, booklet=booklet)


@router.get("/booklets/{booklet_id}/checks", response=Checks)
def get_checks(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """What blocks its publication and what could be better, each with where to go."""
    booklet = selectors.get_booklet(actor=request.actor, booklet_id=booklet_id)
    today = timezone.now().astimezone(request.timezone).date()
    checks = selectors.check_booklet(actor=request.actor, booklet=booklet, today=today)
    return describe_checks(checks)
