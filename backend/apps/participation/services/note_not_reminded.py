from datetime import datetime
from typing import Any
from uuid import UUID

from django.db.models import F, Value
from django.db.models.functions import Greatest

from apps.booklets.models import Booklet
from apps.participation.models import Participation


def note_not_reminded(
    *,
    booklet: Booklet,
    participation_id: UUID,
    by_calendar: bool,
    last: datetime | None,
    now: datetime,
) -> None:
    """A reminder came back: it does not count, and `last` is the one before it.

    The calendar's day for it is over all the same: it does not write again by itself on that day.
    """
    said: dict[str, Any] = {
        "reminders": Greatest(F("reminders") - 1, Value(0)),
        "reminded_at": last,
        "updated_at": now,
    }
    if by_calendar:
        said["calendar_reminders"] = Greatest(F("calendar_reminders") - 1, Value(0))
    rows = Participation.objects.filter(company_id=booklet.company_id, booklet=booklet)
    rows.filter(id=participation_id).update(**said)
