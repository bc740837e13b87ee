"""Asking somebody to read again, or no longer."""

from datetime import date, datetime
from uuid import UUID

from apps.participation.content import Attributes
from apps.participation.models import Participation
from apps.participation.selectors import Versions
from apps.participation.services._state import note_read

ASKED = (
    *("reread_pages", "reread_reason", "pages_read", "read_on", "due_on", "state"),
    *("asked_at", "calendar_reminders"),
)
"""What may be another one afterwards."""


def note_asked(
    one: Participation,
    *,
    versions: Versions,
    who: Attributes,
    due_on: date | None,
    today: date,
    now: datetime,
) -> None:
    """What they read again, what they have read, and what follows; the caller saves it."""
    asked = versions.reread(one, who)
    pages = [UUID(page) for page in asked.pages]
    came = set(pages) - set(one.reread_pages)
    if came:
        one.pages_read = [page for page in one.pages_read if page not in came]
        one.due_on = due_on
        one.asked_at, one.calendar_reminders = now, 0
    one.reread_pages, one.reread_reason = pages, asked.reason or ""
    note_read(one, pages=versions.concerning(who), today=today)
