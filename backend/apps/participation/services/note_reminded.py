from collections.abc import Iterable
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db.models import F

from apps.booklets.models import Booklet
from apps.participation.models import Participation


def note_reminded(
    *, booklet: Booklet, participation_ids: Iterable[UUID], by_calendar: bool, now: datetime
) -> None:
    """They were written to once more; nobody is reminded again soon after."""
    rows = Participation.objects.filter(company_id=booklet.company_id, booklet=booklet)
    held = rows.select_for_update(no_key=True).filter(id__in=list(participation_ids))
    ids = list(held.order_by("id").values_list("id", flat=True))  # so nobody waits in a circle
    said: dict[str, Any] = {
        "reminders": F("reminders") + 1,
        "reminded_at": now,
        "updated_at": now,
    }
    if by_calendar:
        said["calendar_reminders"] = F("calendar_reminders") + 1
        said["calendar_reminded_at"] = now
    rows.filter(id__in=ids).update(**said)
