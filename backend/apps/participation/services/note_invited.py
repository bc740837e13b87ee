from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from apps.booklets.models import Booklet
from apps.participation.models import Participation
from apps.participation.services._due import due_day
from apps.participation.services._lock import lock_many
from apps.participation.services._state import note_state
from apps.participation.services._write import write


def note_invited(*, booklet: Booklet, participation_ids: Iterable[UUID], now: datetime) -> None:
    """They were written to; what was said first stays."""
    new = [one for one in lock_many(booklet, participation_ids) if _is_new(one)]
    for one in new:
        one.invited_at, one.due_on = now, one.due_on or due_day(booklet, now=now)
        note_state(one)
    write(new, fields=("invited_at", "due_on", "state"), now=now)


def _is_new(one: Participation) -> bool:
    return one.invited_at is None and one.excluded_at is None
