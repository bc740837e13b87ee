from datetime import datetime
from typing import Any
from uuid import UUID

from apps.journal import services as journal
from apps.participation.models import Participation
from apps.participation.services._lock import lock_of, open_booklet
from apps.participation.services._state import note_state
from apps.participation.services._update import require_good, said_in_journal, update
from apps.participation.services._write import tell_changed
from shared.actor import Actor


def update_participant(
    *, actor: Actor, booklet_id: UUID, participant_id: UUID, changes: dict[str, Any], now: datetime
) -> Participation:
    """Another language, another due day; what is absent stays."""
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    one = lock_of(booklet, participant_id)
    require_good(booklet=booklet, changes=changes, now=now)
    before = update(one, changes)
    if not before:
        return one
    after = {name: getattr(one, name) for name in before}
    note_state(one)
    one.save(update_fields=[*before, "state", "due_on", "updated_at"])
    tell_changed([one])
    journal.record(
        actor=actor,
        action="participation.updated",
        target=one,
        label=booklet.name,
        now=now,
        before={name: said_in_journal(value) for name, value in before.items()},
        after={name: said_in_journal(value) for name, value in after.items()},
    )
    return one
