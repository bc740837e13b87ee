from typing import Any
from uuid import UUID

from django.http import FileResponse
from django.utils import timezone
from ninja import Query, Router, Status

from apps.i18n import selectors, services
from apps.i18n.models import LineAction
from apps.i18n.schemas.exchange import (
    FILES,
    KINDS,
    ExportQuery,
    TextImportIn,
    TextImportLines,
    TextImportOut,
    TextLinesQuery,
    describe_import,
    describe_line,
)
from shared.http.paging import PageQuery
from shared.http.request import Request
from shared.translating.states import State

router = Router(tags=["i18n"])


@router.get("/export", openapi_extra={"responses": FILES})
def export_messages(request: Request, wanted: Query[ExportQuery]) -> FileResponse:
    """The texts of a language as a file: i18next JSON, CSV or XLIFF 2.1."""
    file = services.export_messages(
        actor=request.actor,
        locale=selectors.get_locale(actor=request.actor, code=wanted.locale),
        format=wanted.format,
        wanted=selectors.MessageFilter(
            state=State(wanted.state) if wanted.state else None, screen=wanted.screen
        ),
        now=timezone.now(),
    )
    return FileResponse(
        file.content,
        as_attachment=True,
        filename=file.name,
        content_type=KINDS[wanted.format],
    )


@router.post("/imports", response={201: TextImportOut})
def start_text_import(request: Request, body: TextImportIn) -> Status[dict[str, Any]]:
    """What a file of texts would do, line by line; nothing is written."""
    new = services.start_import(
        actor=request.actor,
        code=body.locale,
        name=body.name,
        content=body.content,
        now=timezone.now(),
    )
    return Status(201, describe_import(new))


@router.get("/imports/{import_id}", response=TextImportOut)
def get_text_import(request: Request, import_id: UUID) -> dict[str, Any]:
    """A file of texts that was brought this week."""
    return describe_import(selectors.get_import(actor=request.actor, import_id=import_id))


@router.get("/imports/{import_id}/lines", response=TextImportLines)
def list_text_import_lines(
    request: Request, import_id: UUID, wanted: Query[TextLinesQuery], page: Query[PageQuery]
) -> dict[str, Any]:
    """The texts of a file by what they would do, or did."""
    found = selectors.list_import_lines(
        text_import=selectors.get_import(actor=request.actor, import_id=import_id),
        action=LineAction(wanted.action) if wanted.action else None,
        cursor=page.cursor,
        limit=page.limit,
    )
    language = request.actor.language
    items = [describe_line(line, language=language) for line in found.items]
    return {"items": items, "next": found.next}


@router.post("/imports/{import_id}/apply", response=TextImportOut)
def apply_text_import(request: Request, import_id: UUID) -> dict[str, Any]:
    """Take over what is new or changed, to be read again; nothing is deleted."""
    found = services.apply_import(actor=request.actor, import_id=import_id, now=timezone.now())
    return describe_import(found)
