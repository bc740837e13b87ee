from datetime import date, timedelta

import pytest

from apps.stats.selectors.calendar import whole_months
from apps.stats.selectors.readings import LATEST
from apps.stats.tests.asking import A_DAY

TODAY = date(2026, 11, 19)


@pytest.mark.parametrize(
    ("since", "until", "months"),
    [
        ("2026-06-01", "2026-08-31", ("2026-06-01", "2026-08-31")),
        ("2026-06-02", "2026-08-30", ("2026-07-01", "2026-07-31")),
        ("2026-06-01", "2026-11-19", ("2026-06-01", "2026-09-30")),
    ],
)
def test_lie_in_the_days_and_are_closed(since, until, months):
    found = whole_months(
        date.fromisoformat(since), date.fromisoformat(until), today=TODAY, late=LATEST
    )

    assert tuple(map(str, found)) == months


def test_none_where_a_fact_may_still_come():
    first, last = whole_months(date(2026, 11, 1), date(2026, 11, 19), today=TODAY, late=LATEST)

    assert last < first


def test_a_month_is_closed_once_its_last_day_takes_no_fact_any_more():
    since, until = date(2026, 9, 1), date(2026, 9, 30)
    ends = until + timedelta(days=35)

    assert whole_months(since, until, today=ends, late=LATEST)[1] < until
    assert whole_months(since, until, today=ends + A_DAY, late=LATEST)[1] == until
