from calendar import monthrange
from datetime import date
from typing import TypeVar

Moment = TypeVar("Moment", bound=date)  # a day, or a day with its hour


def months_before(moment: Moment, months: int) -> Moment:
    """The same day and hour so many months earlier; the last day of a month that is too short."""
    year, month = divmod(moment.year * 12 + moment.month - 1 - months, 12)
    day = min(moment.day, monthrange(year, month + 1)[1])
    return moment.replace(year=year, month=month + 1, day=day)


def months_after(moment: Moment, months: int) -> Moment:
    """The same so many months later."""
    return months_before(moment, -months)
