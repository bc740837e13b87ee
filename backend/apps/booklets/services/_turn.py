from datetime import datetime
from typing import Any

from apps.booklets.events import BookletTurned
from apps.booklets.models import Booklet
from apps.booklets.services._save import refusing_a_taken_name
from apps.journal import services as journal
from shared.actor import Actor
from shared.events import announce


def turn(booklet: Booklet, *, actor: Actor, action: str, now: datetime, **state: Any) -> Booklet:
    """The booklet in another state, told in the journal."""
    before = booklet.status
    for name, value in state.items():
        setattr(booklet, name, value)
    with refusing_a_taken_name():
        booklet.save(update_fields=[*state, "updated_at"])
    moved = before != booklet.status
    journal.record(
        actor=actor,
        action=action,
        target=booklet,
        label=booklet.name,
        now=now,
        before={"status": before} if moved else {},
        after={"status": booklet.status} if moved else {},
    )
    announce(BookletTurned(company_id=booklet.company_id, booklet_id=booklet.id))
    return booklet
