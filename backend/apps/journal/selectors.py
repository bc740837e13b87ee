from apps.journal import policies
from apps.journal.models import AuditEvent
from shared.actor import Actor
from shared.pagination import Page, paginate


def list_events(*, actor: Actor, cursor: str | None, limit: int) -> Page[AuditEvent]:
    """What happened in the actor's company, newest first."""
    policies.require_read(actor)
    events = AuditEvent.objects.visible_to(actor)
    return paginate(events, by=["-id"], cursor=cursor, limit=limit)
