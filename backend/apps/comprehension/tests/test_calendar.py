"""COM4: three working days, over Easter and the first of May."""

from datetime import date, timedelta

import pytest

from apps.comprehension.calendar import due_day, is_working, working_days


@pytest.mark.parametrize(
    ("asked", "due"),
    [
        (date(2027, 3, 15), date(2027, 3, 18)),  # a Monday
        (date(2027, 3, 12), date(2027, 3, 17)),  # over a week-end
        (date(2027, 3, 13), date(2027, 3, 17)),  # on a Saturday
        (date(2027, 3, 25), date(2027, 3, 31)),  # Easter Monday is the 29th
        (date(2026, 4, 29), date(2026, 5, 5)),  # the 1st of May is a Friday
        (date(2026, 5, 6), date(2026, 5, 12)),  # the 8th is one too
    ],
)
def test_three_working_days_follow_the_day_of_the_question(asked, due):
    assert due_day(asked) == due


def test_as_many_working_days_have_begun_on_the_last_one_wherever_one_starts():
    for ahead in range(1000):
        asked = date(2026, 1, 1) + timedelta(days=ahead)

        assert working_days(asked, due_day(asked)) == 3
        assert is_working(due_day(asked))
