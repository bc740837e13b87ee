from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.reading import selectors
from apps.reading.models import ReadingLink
from apps.reading.services._lock import lock_for_access
from apps.reading.services.refresh_entry import refresh_entry
from shared.actor import Actor


def revoke_reading_link(
    *, actor: Actor, booklet_id: UUID, link_id: UUID, now: datetime
) -> ReadingLink:
    """It opens nothing any more, nor do the devices that came by it; once more changes nothing."""
    booklet = lock_for_access(actor=actor, booklet_id=booklet_id)
    link = selectors.get_link(actor=actor, booklet=booklet, link_id=link_id)
    if link.revoked_at is not None:
        return link
    link.revoked_at = now
    link.save(update_fields=["revoked_at", "updated_at"])
    journal.record(
        actor=actor,
        action="reading.link_revoked",
        target=booklet,
        label=booklet.name,
        now=now,
    )
    refresh_entry(booklet_id=booklet.id, now=now)
    return link
