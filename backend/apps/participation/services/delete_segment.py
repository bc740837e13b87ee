from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.participation import selectors
from apps.participation.services._lock import open_booklet
from shared.actor import Actor


def delete_segment(*, actor: Actor, booklet_id: UUID, segment_id: UUID, now: datetime) -> None:
    """The view, and nobody in it."""
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    segment = selectors.get_segment(booklet=booklet, segment_id=segment_id)
    journal.record(
        actor=actor,
        action="participation.segment_deleted",
        target=booklet,
        label=booklet.name,
        now=now,
        before={"name": segment.name},
    )
    segment.delete()
