from datetime import datetime
from uuid import UUID

from apps.library.models import ContentStatus, Obligation
from apps.library.services._content_rows import change_status
from shared.actor import Actor


def archive_obligation(*, actor: Actor, obligation_id: UUID, now: datetime) -> Obligation:
    """Offer it no longer; what names it keeps its name."""
    return change_status(
        Obligation,
        obligation_id,
        ContentStatus.ARCHIVED,
        actor=actor,
        ability="archive",
        action="library.obligation_archived",
        now=now,
    )
