from calendar import monthrange
from datetime import datetime


def months_before(moment: datetime, months: int) -> datetime:
    """The same day and hour so many months earlier; the last day of a month that is too short."""
    year, month = divmod(moment.year * 12 + moment.month - 1 - months, 12)
    day = min(moment.day, monthrange(year, month + 1)[1])
    return moment.replace(year=year, month=month + 1, day=day)
