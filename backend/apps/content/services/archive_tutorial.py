from datetime import datetime
from uuid import UUID

from apps.content.models import ContentStatus, Tutorial
from apps.content.services._rules import lock_text
from apps.content.services._tutorial_status import enter_status
from shared.actor import Actor


def archive_tutorial(*, actor: Actor, tutorial_id: UUID, now: datetime) -> Tutorial:
    """Show it no longer."""
    tutorial = lock_text(Tutorial, tutorial_id, actor=actor, ability="archive")
    status, action = ContentStatus.ARCHIVED, "content.tutorial_archived"
    return enter_status(tutorial, status, actor=actor, action=action, now=now)
