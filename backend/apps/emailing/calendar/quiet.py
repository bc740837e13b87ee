"""Quiet time on a company's clock: 20:00 to 8:00, Sundays and public holidays."""

from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo

OPENS: Final = time(8)
CLOSES: Final = time(20)
DAY: Final = timedelta(days=1)

_SUNDAY = 6
_FIXED = ((1, 1), (5, 1), (5, 8), (7, 14), (8, 15), (11, 1), (11, 11), (12, 25))
_AFTER_EASTER = (1, 39, 50)  # Easter Monday, Ascension, Whit Monday


@cache
def public_holidays(year: int) -> frozenset[date]:
    """The eleven of the Labour Code (L3133-1); some years two fall on one day."""
    easter = _easter(year)
    moving = (easter + days * DAY for days in _AFTER_EASTER)
    return frozenset([*(date(year, month, day) for month, day in _FIXED), *moving])


def is_quiet(instant: datetime, *, zone: ZoneInfo) -> bool:
    """Whether nothing may leave at this instant."""
    local = instant.astimezone(zone)
    return not OPENS <= local.time() < CLOSES or is_quiet_day(local.date())


def is_quiet_day(day: date) -> bool:
    """Whether nothing may leave on this day at all."""
    return day.weekday() == _SUNDAY or day in public_holidays(day.year)


def next_allowed(instant: datetime, *, zone: ZoneInfo) -> datetime:
    """The first instant from this one on at which something may leave."""
    if not is_quiet(instant, zone=zone):
        return instant
    local = instant.astimezone(zone)
    begins = local.date() if local.time() < OPENS else local.date() + DAY
    return at_clock(next_open_day(begins), OPENS, zone=zone)


def closes_at(instant: datetime, *, zone: ZoneInfo) -> datetime:
    """When the time to send ends that an instant is in, or that comes after it."""
    opened = next_allowed(instant, zone=zone)
    return at_clock(opened.astimezone(zone).date(), CLOSES, zone=zone)


def next_opening(instant: datetime, *, zone: ZoneInfo) -> datetime:
    """When the time to send begins on another day than this one."""
    tomorrow = instant.astimezone(zone).date() + DAY
    return at_clock(next_open_day(tomorrow), OPENS, zone=zone)


def next_open_day(day: date) -> date:
    """The first day from this one on that is not quiet."""
    while is_quiet_day(day):
        day += DAY
    return day


def at_clock(day: date, hour: time, *, zone: ZoneInfo) -> datetime:
    """When the clock on the wall shows this hour: elapsed time is counted in UTC."""
    return datetime.combine(day, hour, zone).astimezone(UTC)


def _easter(year: int) -> date:
    """Of the Gregorian calendar (Meeus, Jones and Butcher)."""
    century, rest = divmod(year, 100)
    golden = year % 19
    skipped, leap = divmod(century, 4)
    moved = (century - (century + 8) // 25 + 1) // 3
    epact = (19 * golden + century - skipped - moved + 15) % 30
    weekday = (32 + 2 * leap + 2 * (rest // 4) - epact - rest % 4) % 7
    late = (golden + 11 * epact + 22 * weekday) // 451
    month, day = divmod(epact + weekday - 7 * late + 114, 31)
    return date(year, month, day + 1)
