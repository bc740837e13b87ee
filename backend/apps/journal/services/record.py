from datetime import datetime
from typing import Any

from django.db.models import Model

from apps.journal.models import AuditEvent
from shared.actor import Actor


def record(
    *,
    actor: Actor,
    action: str,
    target: Model,
    now: datetime,
    before: dict[str, Any] | None = None,
    after: dict[str, Any] | None = None,
) -> None:
    """Write down what the actor did to the target, in the transaction that did it."""
    AuditEvent.objects.create(
        company_id=actor.company_id,
        actor_id=actor.switched_by or actor.user_id,
        acting_as_id=actor.user_id if actor.is_switched else None,
        action=action,
        object_type=target._meta.model_name or "",
        object_id=target.pk,
        before=before or {},
        after=after or {},
        ip=actor.ip or None,
        at=now,
    )
