from ninja import Query, Router

from apps.journal import selectors
from apps.journal.models import AuditEvent
from apps.journal.schemas import AuditEventPage
from shared.http.paging import PageQuery
from shared.http.request import Request
from shared.pagination import Page

router = Router(tags=["journal"])


@router.get("/events", response=AuditEventPage)
def list_journal_events(request: Request, page: Query[PageQuery]) -> Page[AuditEvent]:
    """What happened in the current company, newest first."""
    return selectors.list_events(actor=request.actor, cursor=page.cursor, limit=page.limit)
