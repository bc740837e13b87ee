from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apps.emailing.calendar import closes_at, is_quiet, next_allowed, public_holidays
from apps.emailing.tests.calendar.zones import ZONES

PARIS = ZoneInfo("Europe/Paris")
MINUTE = timedelta(minutes=1)

START = datetime(2026, 12, 31, tzinfo=UTC)
instants = st.integers(0, 367 * 24 * 3600).map(lambda second: START + timedelta(seconds=second))


def paris(
    year: int, month: int, day: int, hour: int, minute: int = 0, *, fold: int = 0
) -> datetime:
    return datetime(year, month, day, hour, minute, tzinfo=PARIS, fold=fold)


class TestPublicHolidays:
    def test_are_the_eleven(self):
        assert sorted(public_holidays(2027)) == [
            date(2027, 1, 1),
            date(2027, 3, 29),
            date(2027, 5, 1),
            date(2027, 5, 6),
            date(2027, 5, 8),
            date(2027, 5, 17),
            date(2027, 7, 14),
            date(2027, 8, 15),
            date(2027, 11, 1),
            date(2027, 11, 11),
            date(2027, 12, 25),
        ]

    @pytest.mark.parametrize(
        ("year", "easter_monday"),
        [
            (2024, (4, 1)),
            (2025, (4, 21)),
            (2026, (4, 6)),
            (2028, (4, 17)),
            (2035, (3, 26)),
            (2038, (4, 26)),
            (2049, (4, 19)),
            (2076, (4, 20)),
        ],
    )
    def test_follow_easter(self, year, easter_monday):
        monday = date(year, *easter_monday)

        assert {monday, monday + timedelta(38), monday + timedelta(49)} <= public_holidays(year)

    def test_are_ten_where_ascension_is_on_a_fixed_day(self):
        assert len(public_holidays(2008)) == 10


class TestQuiet:
    @pytest.mark.parametrize(
        ("instant", "quiet"),
        [
            (paris(2027, 3, 16, 7, 59), True),
            (paris(2027, 3, 16, 8), False),
            (paris(2027, 3, 16, 19, 59), False),
            (paris(2027, 3, 16, 20), True),
            (paris(2027, 3, 20, 12), False),  # a Saturday
            (paris(2027, 3, 21, 12), True),
            (paris(2027, 5, 6, 12), True),
        ],
    )
    def test_is_by_night_on_sundays_and_holidays(self, instant, quiet):
        assert is_quiet(instant, zone=PARIS) is quiet

    def test_is_the_company_s_own(self):
        noon = paris(2027, 3, 16, 12)

        assert [
            is_quiet(noon, zone=ZoneInfo(name)) for name in ("Pacific/Tahiti", "Indian/Reunion")
        ] == [True, False]

    def test_of_easter_lasts_until_tuesday(self):
        assert next_allowed(paris(2027, 3, 27, 20), zone=PARIS) == paris(2027, 3, 30, 8)

    def test_of_new_year_is_that_of_the_next_one(self):
        assert next_allowed(paris(2027, 12, 31, 22), zone=PARIS) == paris(2028, 1, 3, 8)

    @pytest.mark.parametrize(
        ("before", "after"),
        [
            (paris(2027, 3, 28, 1, 30), paris(2027, 3, 30, 8)),  # the hour that is not
            (
                paris(2027, 10, 31, 2, 30, fold=0),
                paris(2027, 11, 2, 8),
            ),  # the hour that comes twice
            (paris(2027, 10, 31, 2, 30, fold=1), paris(2027, 11, 2, 8)),
        ],
    )
    def test_ends_when_the_wall_shows_eight_after_a_change_of_clocks(self, before, after):
        assert next_allowed(before, zone=PARIS) == after

    @given(instant=instants, zone=st.sampled_from(ZONES))
    def test_is_over_at_the_next_allowed_instant_and_not_before(self, instant, zone):
        allowed = next_allowed(instant, zone=zone)

        assert allowed >= instant
        assert not is_quiet(allowed, zone=zone)
        assert allowed == instant or is_quiet(allowed - MINUTE, zone=zone)
        assert next_allowed(allowed, zone=zone) == allowed

    @pytest.mark.parametrize("zone", ZONES, ids=str)
    def test_is_over_within_three_days_whatever_the_hour_of_the_year(self, zone):
        hours = [START + timedelta(hours=hour) for hour in range(367 * 24)]
        quiet = [is_quiet(hour, zone=zone) for hour in hours]
        waits = [next_allowed(hour, zone=zone) - hour for hour in hours]
        whole = [int(wait / timedelta(hours=1)) for wait in waits]

        assert max(waits) <= timedelta(hours=61)
        assert all(all(quiet[hour : hour + wait]) for hour, wait in enumerate(whole))

    @given(instant=instants, zone=st.sampled_from(ZONES))
    def test_begins_again_when_the_wall_shows_twenty(self, instant, zone):
        closes = closes_at(instant, zone=zone)

        assert closes > instant
        assert closes.astimezone(zone).hour == 20
        assert not is_quiet(closes - MINUTE, zone=zone)
        assert closes - next_allowed(instant, zone=zone) <= timedelta(hours=12)
