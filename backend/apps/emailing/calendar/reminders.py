"""Automatic reminders: the days of a booklet's calendar after handing over, at nine, and never too many."""

from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from apps.emailing.calendar.quiet import CLOSES, DAY, at_clock, is_quiet, next_open_day

MOST_REMINDERS: Final = 3  # for a person and a version
REMINDERS_APART: Final = timedelta(hours=48)  # from any reminder, whoever sent it
HOUR: Final = time(9)
LONGEST_QUIET: Final = 4  # days in a row, and one to spare
LATE: Final = timedelta(days=7)  # after so long, what a day should have said is said no more


def reminder_instants(
    *, handed_at: datetime, days: Iterable[int], zone: ZoneInfo
) -> tuple[datetime, ...]:
    """When the days of a calendar come for somebody: a quiet day moves to the next one that is not."""
    handed_on = handed_at.astimezone(zone).date()
    open_days = {next_open_day(handed_on + day * DAY) for day in days if day > 0}
    return tuple(at_clock(day, HOUR, zone=zone) for day in sorted(open_days))


def latest_steps(
    *, days: Iterable[int], now: datetime, zone: ZoneInfo
) -> dict[date, tuple[datetime, int]]:
    """For each day of handing over, the last instant that has come and its day of the calendar, if it is not long ago."""
    wanted = sorted({day for day in days if day > 0})
    today = now.astimezone(zone).date()
    oldest = max(wanted, default=0) + LATE.days + LONGEST_QUIET
    found = {}
    for handed_on in (today - back * DAY for back in range(oldest + 1)):
        instants = [
            (at_clock(next_open_day(handed_on + day * DAY), HOUR, zone=zone), day) for day in wanted
        ]
        come = [step for step in instants if step[0] <= now]
        if come and now - come[-1][0] <= LATE:
            found[handed_on] = come[-1]
    return found


def next_run(*, ran_on: date | None, now: datetime, zone: ZoneInfo) -> datetime:
    """When the calendars of a booklet are looked at next: nine, or now if that is over and nobody has looked."""
    local = now.astimezone(zone)
    is_over = ran_on is not None and ran_on >= local.date()
    day = local.date() + DAY if is_over or local.time() >= CLOSES else local.date()
    return max(now, at_clock(next_open_day(day), HOUR, zone=zone))


def may_remind(*, automatic: int, last: datetime | None, now: datetime) -> bool:
    """Whether one more reminder is bearable, after so many automatic ones and the last of any kind."""
    if automatic >= MOST_REMINDERS:
        return False
    # Two times on one wall are subtracted as if the clocks had not changed between them.
    return last is None or now.astimezone(UTC) - last.astimezone(UTC) >= REMINDERS_APART


def is_reminder_owed(
    *,
    handed_at: datetime,
    days: Iterable[int],
    sent: Sequence[datetime],
    by_hand: Sequence[datetime],
    now: datetime,
    zone: ZoneInfo,
) -> bool:
    """Whether somebody is to be reminded now: a day of theirs has come, and nothing was sent since.

    `sent` are the automatic reminders of this version, `by_hand` the others. What comes too soon after
    another waits for the next run; a day that a later one has overtaken is not made up for.
    """
    come = [at for at in reminder_instants(handed_at=handed_at, days=days, zone=zone) if at <= now]
    if not come or is_quiet(now, zone=zone):
        return False
    latest = come[-1]
    if now - latest > LATE or any(at >= latest for at in sent):
        return False
    return may_remind(automatic=len(sent), last=max([*sent, *by_hand], default=None), now=now)
