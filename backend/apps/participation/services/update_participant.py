from datetime import date, datetime
from typing import Any
from uuid import UUID

from apps.booklets.selectors import readable_locales
from apps.journal import services as journal
from apps.participation.models import Participation
from apps.participation.services._lock import lock_of, open_booklet
from apps.participation.services._state import note_state
from shared import errors
from shared.actor import Actor


def update_participant(
    *, actor: Actor, booklet_id: UUID, participant_id: UUID, changes: dict[str, Any], now: datetime
) -> Participation:
    """Another language, another due day; what is absent stays."""
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    one = lock_of(booklet, participant_id)
    language, due_on = changes.get("language"), changes.get("due_on")
    if language and language not in readable_locales(booklet):
        raise errors.Invalid({"language": "enum"})
    if due_on and due_on < booklet.company.today(now=now):
        raise errors.Invalid({"due_on": "day_is_past"})
    told = {
        name: value
        for name, value in changes.items()
        if (value is not None or name == "due_on") and getattr(one, name) != value
    }
    if not told:
        return one
    before = {name: getattr(one, name) for name in told}
    for name, value in told.items():
        setattr(one, name, value)
    note_state(one)
    one.save(update_fields=[*told, "state", "due_on", "updated_at"])
    journal.record(
        actor=actor,
        action="participation.updated",
        target=one,
        label=booklet.name,
        now=now,
        before={name: _said(value) for name, value in before.items()},
        after={name: _said(value) for name, value in told.items()},
    )
    return one


def _said(value: Any) -> Any:
    return value.isoformat() if isinstance(value, date) else value
