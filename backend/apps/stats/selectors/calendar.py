"""Which months are shown: those that lie whole in the days that are asked for, once nothing more of them can come."""

from calendar import monthrange
from datetime import date, timedelta


def whole_months(since: date, until: date, *, today: date, late: int) -> tuple[date, date]:
    """From the first day to the last; what belongs to a day may come so many days late. None: the end is before the start."""
    first = since if since.day == 1 else _end_of_month(since) + timedelta(days=1)
    latest = min(until, today - timedelta(days=late + 1))
    last = latest if latest == _end_of_month(latest) else latest.replace(day=1) - timedelta(days=1)
    return first, last


def _end_of_month(day: date) -> date:
    return day.replace(day=monthrange(day.year, day.month)[1])
