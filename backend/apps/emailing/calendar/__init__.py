"""When a company may write: never by night, on Sundays or public holidays, and never too often to one person."""

from apps.emailing.calendar.quiet import (
    at_clock,
    closes_at,
    is_quiet,
    next_allowed,
    next_open_day,
    next_opening,
    public_holidays,
)
from apps.emailing.calendar.reminders import (
    HOUR,
    MOST_REMINDERS,
    REMINDERS_APART,
    is_reminder_owed,
    latest_steps,
    may_remind,
    next_run,
    reminder_instants,
)

__all__ = [
    "HOUR",
    "MOST_REMINDERS",
    "REMINDERS_APART",
    "at_clock",
    "closes_at",
    "is_quiet",
    "is_reminder_owed",
    "latest_steps",
    "may_remind",
    "next_allowed",
    "next_open_day",
    "next_opening",
    "next_run",
    "public_holidays",
    "reminder_instants",
]
