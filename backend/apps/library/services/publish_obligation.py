from datetime import datetime
from uuid import UUID

from apps.library.models import ContentStatus, Obligation
from apps.library.services._content_rows import change_status
from shared.actor import Actor


def publish_obligation(*, actor: Actor, obligation_id: UUID, now: datetime) -> Obligation:
    """Show it to those who make booklets."""
    return change_status(
        Obligation,
        obligation_id,
        ContentStatus.PUBLISHED,
        actor=actor,
        ability="publish",
        action="library.obligation_published",
        now=now,
    )
