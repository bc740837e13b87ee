from typing import Any

from django.http import FileResponse
from django.utils import timezone
from ninja import Query, Router

from apps.journal import selectors, services
from apps.journal.actions import action_label
from apps.journal.models import AuditEvent
from apps.journal.schemas import ActionList, AuditEventPage, EventQuery
from shared.http.paging import PageQuery
from shared.http.request import Request
from shared.pagination import Page

router = Router(tags=["journal"])

CSV = {200: {"description": "OK", "content": {"text/csv": {"schema": {"type": "string"}}}}}


@router.get("/events", response=AuditEventPage)
def list_journal_events(
    request: Request, wanted: Query[EventQuery], page: Query[PageQuery]
) -> Page[AuditEvent]:
    """What happened in the current company."""
    return selectors.list_events(
        actor=request.actor,
        wanted=wanted.on_clock(request.timezone),
        cursor=page.cursor,
        limit=page.limit,
    )


@router.get("/actions", response=ActionList)
def list_journal_actions(request: Request) -> dict[str, Any]:
    """The actions that the current company's journal holds."""
    language = request.actor.language
    actions = selectors.list_actions(actor=request.actor)
    items = [{"action": action, "label": action_label(action, language)} for action in actions]
    return {"items": sorted(items, key=lambda item: item["label"])}


@router.get("/events.csv", openapi_extra={"responses": CSV})
def export_journal_events(request: Request, wanted: Query[EventQuery]) -> FileResponse:
    """The same events as a file for spreadsheets; the journal keeps that it was taken."""
    now = timezone.now()
    file = services.export_events(
        actor=request.actor,
        wanted=wanted.on_clock(request.timezone),
        timezone=request.timezone,
        now=now,
    )
    name = f"journal-{now.astimezone(request.timezone):%Y-%m-%d}.csv"
    return FileResponse(
        file.content, as_attachment=True, filename=name, content_type="text/csv; charset=utf-8"
    )
