from datetime import datetime, timedelta

from apps.booklets.models import BookletAccess
from apps.journal.models import AuditEvent
from shared.actor import Actor

KEPT = timedelta(days=30)
MOST = 30
TOLD = (
    "booklet.published",
    "booklet.published_automatically",
    "booklet.sent_to_review",
    "booklet.sent_back",
    "booklet.main_manager_changed",
    "booklet.access_given",
    "booklet.suspended",
    "booklet.archived",
    "booklet.trashed",
)


def list_notices(*, actor: Actor, now: datetime) -> list[AuditEvent]:
    """What others did these last thirty days with booklets that were entrusted to the actor, newest first."""
    assert actor.user_id
    entrusted = BookletAccess.objects.visible_to(actor).filter(user_id=actor.user_id)
    events = AuditEvent.objects.filter(
        company_id=actor.company_id,
        action__in=TOLD,
        at__gte=now - KEPT,
        object_id__in=entrusted.values("booklet_id"),
    )
    return list(events.exclude(actor_id=actor.user_id).order_by("-at", "-id")[:MOST])
