from datetime import datetime
from typing import Any

from django.db.models import Model

from apps.journal.models import LONGEST_NAME, AuditEvent
from shared.actor import Actor
from shared.folding import fold


def record(
    *,
    actor: Actor,
    action: str,
    target: Model | None,
    label: str,
    now: datetime,
    before: dict[str, Any] | None = None,
    after: dict[str, Any] | None = None,
    reason: str = "",
) -> None:
    """Write down what the actor did to the target, in the transaction that did it.

    `label` is what people call the target today; the event keeps it when the target changes.
    """
    hands = actor.switched_by
    actor_name = (hands.name if hands else actor.name)[:LONGEST_NAME]
    acting_as_name = actor.name[:LONGEST_NAME] if hands else ""
    object_label = label[:LONGEST_NAME]
    AuditEvent.objects.create(
        company_id=actor.company_id,
        actor_id=hands.user_id if hands else actor.user_id,
        actor_name=actor_name,
        acting_as_id=actor.user_id if hands else None,
        acting_as_name=acting_as_name,
        action=action,
        object_type=(target._meta.model_name or "") if target else "",
        object_id=target.pk if target else None,
        object_label=object_label,
        words=fold(" ".join(filter(None, (actor_name, acting_as_name, object_label)))),
        before=before or {},
        after=after or {},
        reason=reason or (hands.reason if hands else ""),
        ip=actor.ip or None,
        at=now,
    )
