from datetime import datetime

from apps.content import policies
from apps.content.models import ContentStatus, Tutorial
from apps.journal import services as journal
from shared.actor import Actor


def enter_status(
    tutorial: Tutorial, status: ContentStatus, *, actor: Actor, action: str, now: datetime
) -> Tutorial:
    """A locked tutorial in another state, told in the platform's journal."""
    before = tutorial.status
    tutorial.status = status
    tutorial.revision += 1
    tutorial.save(update_fields=["status", "revision", "updated_at"])
    journal.record(
        actor=policies.in_platform(actor),
        action=action,
        target=tutorial,
        label=tutorial.name,
        now=now,
        before={"status": before},
        after={"status": status},
    )
    return tutorial
