"""The one place that says where somebody stands: from facts, whoever brings them."""

from collections.abc import Collection
from datetime import date
from uuid import UUID

from apps.participation.models import Participation, ParticipationState

CLOSED = (
    ParticipationState.EXCLUDED,
    ParticipationState.LEFT,
    ParticipationState.ACKNOWLEDGED,
)
"""Nothing is awaited of these."""


def note_state(one: Participation) -> None:
    """What its facts say; the caller saves it."""
    one.state = _state(one)
    if one.state in CLOSED:
        one.due_on = None


def note_read(one: Participation, *, pages: Collection[str], today: date) -> None:
    """Whether each page that concerns them is confirmed, since when, and what follows; the caller saves it."""
    read = bool(pages) and {UUID(page) for page in pages} <= set(one.pages_read)
    one.read_on = (one.read_on or today) if read else None
    note_state(one)


def _state(one: Participation) -> ParticipationState:
    furthest: tuple[tuple[object, ParticipationState], ...] = (
        (one.excluded_at, ParticipationState.EXCLUDED),
        (one.has_left, ParticipationState.LEFT),
        (one.acknowledged_at and one.reread_pages, ParticipationState.TO_REREAD),
        (one.acknowledged_at, ParticipationState.ACKNOWLEDGED),
        (one.read_on, ParticipationState.READ),
        (one.pages_read, ParticipationState.READING),
        (one.opened_on, ParticipationState.OPENED),
        (one.invited_at, ParticipationState.INVITED),
    )
    return next((state for fact, state in furthest if fact), ParticipationState.TO_INVITE)
