from datetime import datetime
from uuid import UUID

from shared import presence
from shared.presence import Person


def people_on(*, page_id: UUID, now: datetime) -> list[Person]:
    """Everybody whose editor shows this page."""
    return presence.people(place_of(page_id), now=now)


def place_of(page_id: UUID) -> str:
    return f"page:{page_id}"
