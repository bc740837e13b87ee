from datetime import datetime
from uuid import UUID

from apps.library.models import ContentStatus, Sector
from apps.library.services._content_rows import change_status
from shared.actor import Actor


def publish_sector(*, actor: Actor, sector_id: UUID, now: datetime) -> Sector:
    """Show it to those who make booklets."""
    return change_status(
        Sector,
        sector_id,
        ContentStatus.PUBLISHED,
        actor=actor,
        ability="publish",
        action="library.sector_published",
        now=now,
    )
