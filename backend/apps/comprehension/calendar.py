"""Days on which somebody can be expected to answer: Monday to Friday, but for public holidays."""

from datetime import date, timedelta

from apps.emailing.calendar import public_holidays

DELAY = 3  # working days
_SATURDAY = 5
_DAY = timedelta(days=1)


def is_working(day: date) -> bool:
    return day.weekday() < _SATURDAY and day not in public_holidays(day.year)


def due_day(asked_on: date) -> date:
    """The last day on which an answer is not late: the third working day after that of the question."""
    day, left = asked_on, DELAY
    while left:
        day += _DAY
        left -= is_working(day)
    return day


def working_days(asked_on: date, today: date) -> int:
    """How many began since the day of the question."""
    days = range(1, (today - asked_on).days + 1)
    return sum(is_working(asked_on + ahead * _DAY) for ahead in days)
