from datetime import UTC, datetime, timedelta

import pytest

from apps.booklets.models import BookletRole
from apps.comprehension import services
from apps.comprehension.factories import ReaderQuestionFactory
from apps.comprehension.tests.people import working_on

pytestmark = pytest.mark.django_db

MORNING = datetime(2027, 3, 16, 7, 22, tzinfo=UTC)  # 8:22 in Paris, a Tuesday


def told_at(now, run_jobs) -> int:
    told = services.tell_managers(now=now)
    run_jobs()
    return told


def test_each_manager_has_one_letter_for_all_that_waits(booklet, manager, mailoutbox, run_jobs):
    working_on(booklet, BookletRole.WRITER)
    ReaderQuestionFactory.create_batch(3, booklet=booklet, text="Où sont les gants ?")

    assert told_at(MORNING, run_jobs) == 1

    (letter,) = mailoutbox
    assert "(en tout\xa0: 3)" in letter.body
    assert "gants" not in letter.body


def test_nobody_is_told_twice(booklet, manager, mailoutbox, run_jobs):
    ReaderQuestionFactory.create(booklet=booklet)
    told_at(MORNING, run_jobs)

    assert told_at(MORNING + timedelta(days=1), run_jobs) == 0


@pytest.mark.parametrize(
    "now",
    [
        MORNING + timedelta(hours=1),
        datetime(2027, 3, 14, 7, 22, tzinfo=UTC),  # a Sunday
        datetime(2027, 3, 29, 6, 22, tzinfo=UTC),  # Easter Monday
    ],
)
def test_nobody_is_told_at_another_hour_or_on_a_day_off(booklet, manager, now, run_jobs):
    ReaderQuestionFactory.create(booklet=booklet)

    assert told_at(now, run_jobs) == 0
