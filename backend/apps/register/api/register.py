from typing import Any
from uuid import UUID

from django.http import FileResponse, HttpResponse
from django.utils import timezone
from ninja import Query, Router

from apps.participation.schemas.seen import SeenOut
from apps.register import selectors, services
from apps.register.schemas.describe import describe_page, describe_receipt, describe_state
from apps.register.schemas.register import (
    CancellationIn,
    ReceiptOut,
    ReceiptPage,
    RegisterQuery,
    RegisterStateOut,
    VerificationOut,
)
from shared.http.paging import PageQuery
from shared.http.request import Request

router = Router(tags=["register"])

ZIP = {
    "responses": {
        200: {
            "description": "OK",
            "content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}},
        }
    }
}
CSV = {200: {"description": "OK", "content": {"text/csv": {"schema": {"type": "string"}}}}}


@router.get("/booklets/{booklet_id}/register", response=ReceiptPage)
def list_receipts(
    request: Request, booklet_id: UUID, wanted: Query[RegisterQuery], page: Query[PageQuery]
) -> dict[str, Any]:
    """What people acknowledged of a booklet, cancelled receipts included."""
    booklet = selectors.get_register(actor=request.actor, booklet_id=booklet_id)
    found = selectors.list_receipts(
        booklet=booklet,
        wanted=wanted.on_clock(request.timezone),
        cursor=page.cursor,
        limit=page.limit,
    )
    return describe_page(actor=request.actor, booklet=booklet, page=found)


@router.get("/booklets/{booklet_id}/register.csv", openapi_extra={"responses": CSV})
def export_register(
    request: Request, booklet_id: UUID, wanted: Query[RegisterQuery]
) -> FileResponse:
    """The same receipts as a file for spreadsheets; the journal keeps that it was taken."""
    now = timezone.now()
    file = services.export_register(
        actor=request.actor,
        booklet_id=booklet_id,
        wanted=wanted.on_clock(request.timezone),
        timezone=request.timezone,
        now=now,
    )
    name = f"registre-{now.astimezone(request.timezone):%Y-%m-%d}.csv"
    return FileResponse(
        file.content, as_attachment=True, filename=name, content_type="text/csv; charset=utf-8"
    )


@router.get("/booklets/{booklet_id}/register/state", response=RegisterStateOut)
def get_register_state(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """Whether every receipt of the company has its place in the log, and what was signed last."""
    booklet = selectors.get_register(actor=request.actor, booklet_id=booklet_id)
    return describe_state(selectors.state_of(booklet.company_id))


@router.post("/booklets/{booklet_id}/register/verification", response=VerificationOut)
def verify_company(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """Recompute the last entries of the company, and name each fault."""
    now = timezone.now()
    verification = services.verify_company(actor=request.actor, booklet_id=booklet_id, now=now)
    return {
        "checked_at": now,
        "checked": verification.checked,
        "recorded": verification.recorded,
        "faults": [{"kind": one.kind, "id": one.id} for one in verification.faults],
    }


@router.get("/booklets/{booklet_id}/receipts/{receipt_id}", response=ReceiptOut)
def get_receipt(request: Request, booklet_id: UUID, receipt_id: UUID) -> dict[str, Any]:
    """One receipt: both statements, and the proof that it is in the log."""
    booklet = selectors.get_register(actor=request.actor, booklet_id=booklet_id)
    receipt = selectors.get_receipt(booklet=booklet, receipt_id=receipt_id)
    return describe_receipt(actor=request.actor, booklet=booklet, receipt=receipt)


@router.get("/booklets/{booklet_id}/receipts/{receipt_id}/evidence", openapi_extra=ZIP)
def take_evidence(request: Request, booklet_id: UUID, receipt_id: UUID) -> HttpResponse:
    """All that proves a receipt, and a program that checks it without us."""
    archive = services.pack_evidence(
        actor=request.actor, booklet_id=booklet_id, receipt_id=receipt_id, now=timezone.now()
    )
    return HttpResponse(
        archive,
        content_type="application/zip",
        headers={"Content-Disposition": 'attachment; filename="dossier-de-preuve.zip"'},
    )


@router.get("/booklets/{booklet_id}/receipts/{receipt_id}/seen", response=SeenOut)
def get_seen_with_receipt(request: Request, booklet_id: UUID, receipt_id: UUID) -> SeenOut:
    """The version that was acknowledged, and which of its pages were theirs."""
    booklet = selectors.get_register(actor=request.actor, booklet_id=booklet_id)
    receipt = selectors.get_receipt(booklet=booklet, receipt_id=receipt_id)
    return SeenOut.of(selectors.seen_with(booklet=booklet, receipt=receipt))


@router.post("/booklets/{booklet_id}/receipts/{receipt_id}/cancel", response=ReceiptOut)
def cancel_receipt(
    request: Request, booklet_id: UUID, receipt_id: UUID, body: CancellationIn
) -> dict[str, Any]:
    """It does not count any more; it stays in the register, with who cancelled it and why."""
    services.cancel_receipt(
        actor=request.actor,
        booklet_id=booklet_id,
        receipt_id=receipt_id,
        reason=body.reason,
        now=timezone.now(),
    )
    return get_receipt(request, booklet_id, receipt_id)
