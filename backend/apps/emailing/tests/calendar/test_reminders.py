from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given, settings
from hypothesis import strategies as st

from apps.emailing.calendar import (
    MOST_REMINDERS,
    REMINDERS_APART,
    is_quiet,
    is_reminder_owed,
    may_remind,
    reminder_instants,
)
from apps.emailing.tests.calendar.zones import ZONES

PARIS = ZoneInfo("Europe/Paris")
YEAR = [date(2027, 1, 1) + timedelta(days=day) for day in range(365)]


def paris(year: int, month: int, day: int, hour: int) -> datetime:
    return datetime(year, month, day, hour, tzinfo=PARIS)


def owed(
    now: datetime,
    *,
    handed_at: datetime,
    days: list[int],
    sent: list[datetime] | None = None,
    by_hand: list[datetime] | None = None,
) -> bool:
    return is_reminder_owed(
        handed_at=handed_at,
        days=days,
        sent=sent or [],
        by_hand=by_hand or [],
        now=now,
        zone=PARIS,
    )


class TestInstants:
    def test_are_at_nine_so_many_days_after(self):
        instants = reminder_instants(handed_at=paris(2027, 3, 1, 17), days=[7, 3], zone=PARIS)

        assert instants == (paris(2027, 3, 4, 9), paris(2027, 3, 8, 9))

    def test_leave_quiet_days_out_and_meet_once(self):
        handed_at = paris(2027, 3, 26, 10)

        # Sunday and Easter Monday both become Tuesday.
        assert reminder_instants(handed_at=handed_at, days=[2, 3, 4], zone=PARIS) == (
            paris(2027, 3, 30, 9),
        )

    def test_follow_the_wall_over_a_change_of_clocks(self):
        instants = reminder_instants(handed_at=paris(2027, 10, 30, 10), days=[5], zone=PARIS)

        assert instants == (paris(2027, 11, 4, 9),)


class TestMayRemind:
    def test_three_times_and_never_within_48_hours(self):
        now = paris(2027, 3, 16, 9)

        assert may_remind(automatic=0, last=None, now=now)
        assert may_remind(automatic=2, last=now - REMINDERS_APART, now=now)
        assert not may_remind(
            automatic=0, last=now - REMINDERS_APART + timedelta(seconds=1), now=now
        )
        assert not may_remind(automatic=MOST_REMINDERS, last=None, now=now)


class TestOwed:
    def test_on_its_day_and_once(self):
        handed_at, day = paris(2027, 3, 1, 17), paris(2027, 3, 4, 9)

        assert not owed(day - timedelta(minutes=1), handed_at=handed_at, days=[3])
        assert owed(day, handed_at=handed_at, days=[3])
        assert not owed(day + timedelta(hours=1), handed_at=handed_at, days=[3], sent=[day])

    def test_later_when_somebody_reminded_by_hand(self):
        handed_at, by_hand = paris(2027, 3, 1, 17), [paris(2027, 3, 3, 15)]

        assert not owed(paris(2027, 3, 4, 9), handed_at=handed_at, days=[3], by_hand=by_hand)
        assert owed(paris(2027, 3, 6, 9), handed_at=handed_at, days=[3], by_hand=by_hand)

    def test_no_more_when_it_is_a_week_late(self):
        assert not owed(paris(2027, 3, 12, 9), handed_at=paris(2027, 3, 1, 17), days=[3])

    def test_47_hours_later_it_waits(self):
        handed_at, sent = paris(2027, 3, 1, 9), [paris(2027, 3, 27, 9)]

        # Paris lost an hour between the two: nine o'clock on Monday would be too soon, were it no holiday.
        assert not may_remind(automatic=1, last=sent[0], now=paris(2027, 3, 29, 9))
        assert owed(paris(2027, 3, 30, 9), handed_at=handed_at, days=[26, 28], sent=sent)

    @settings(max_examples=60, deadline=None)
    @given(
        zone=st.sampled_from(ZONES),
        handed=st.integers(0, 330 * 24 * 60),
        days=st.lists(st.integers(-5, 120), max_size=15),
        hands=st.sets(st.sampled_from(YEAR), max_size=6),
        minutes=st.lists(st.integers(0, 14 * 60), min_size=7, max_size=7),
    )
    def test_never_too_many_too_soon_or_in_quiet_time(self, zone, handed, days, hands, minutes):
        """A year of runs, which start at nine or, after a failure, later, even by night."""
        handed_at = datetime(2027, 1, 1, tzinfo=UTC) + timedelta(minutes=handed)
        sent: list[datetime] = []
        by_hand: list[datetime] = []
        for day in YEAR:
            nine = datetime.combine(day, time(9), zone).astimezone(UTC)
            for now in (nine, nine + timedelta(minutes=minutes[day.weekday()])):
                given_now = {"handed_at": handed_at, "days": days, "now": now, "zone": zone}
                if is_reminder_owed(sent=sent, by_hand=by_hand, **given_now):
                    sent.append(now)
            if day in hands:
                by_hand.append(nine + timedelta(hours=3))

        assert len(sent) <= MOST_REMINDERS
        assert not any(is_quiet(at, zone=zone) for at in sent)
        assert all(at > handed_at for at in sent)
        assert all(
            at - other >= REMINDERS_APART
            for at in sent
            for other in (*sent, *by_hand)
            if other < at
        )
