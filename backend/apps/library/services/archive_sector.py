from datetime import datetime
from uuid import UUID

from apps.library.models import ContentStatus, Sector
from apps.library.services._content_rows import change_status
from shared.actor import Actor


def archive_sector(*, actor: Actor, sector_id: UUID, now: datetime) -> Sector:
    """Offer it no longer; what names it keeps its name."""
    return change_status(
        Sector,
        sector_id,
        ContentStatus.ARCHIVED,
        actor=actor,
        ability="archive",
        action="library.sector_archived",
        now=now,
    )
