from datetime import datetime
from uuid import UUID

from apps.content.models import ContentStatus, Tutorial
from apps.content.services._rules import lock_text
from apps.content.services._tutorial_status import enter_status
from apps.content.services._tutorials import require_publishable
from shared.actor import Actor


def publish_tutorial(*, actor: Actor, tutorial_id: UUID, now: datetime) -> Tutorial:
    """Show it beside its screens, to those whom it is for."""
    tutorial = lock_text(Tutorial, tutorial_id, actor=actor, ability="publish")
    require_publishable(tutorial)
    status, action = ContentStatus.PUBLISHED, "content.tutorial_published"
    return enter_status(tutorial, status, actor=actor, action=action, now=now)
