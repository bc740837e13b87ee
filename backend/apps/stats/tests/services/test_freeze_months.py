from datetime import UTC, date, datetime

import pytest

from apps.participation.models import Participation
from apps.participation.models import ParticipationState as State
from apps.stats.models import FollowedMonth
from apps.stats.services import freeze_months
from apps.stats.tests.asking import A_DAY, INVITED, hand

pytestmark = pytest.mark.django_db

SETTLED = datetime(2026, 7, 9, 2, 42, tzinfo=UTC)
NAMES = ("waiting", "opened", "read", "acknowledged")


def frozen() -> dict[date, tuple[int | None, ...]]:
    return {row[0]: row[1:] for row in FollowedMonth.objects.values_list("month", *NAMES)}


def test_each_person_is_in_one_cell_and_few_are_not_counted(booklet):
    hand(booklet, 5)
    for state in (State.OPENED, State.READING, State.TO_REREAD):
        hand(booklet, 2, state=state)
    hand(booklet, 4, state=State.READ)
    hand(booklet, 7, after=2)
    for state in (State.TO_INVITE, State.EXCLUDED, State.LEFT):
        hand(booklet, state=state)

    freeze_months(now=SETTLED)

    assert frozen() == {date(2026, 6, 1): (5, 6, None, 7)}


@pytest.mark.parametrize(("day", "settled"), [(7, False), (8, True)])
def test_a_month_is_frozen_a_week_after_its_end(booklet, day, settled):
    hand(booklet, 5)

    freeze_months(now=datetime(2026, 7, day, 12, tzinfo=UTC))

    assert bool(frozen()) is settled


def test_what_happens_afterwards_changes_nothing(booklet):
    hand(booklet, 5)
    freeze_months(now=SETTLED)
    before = frozen()

    Participation.objects.update(state=State.OPENED)
    hand(booklet, 9)
    freeze_months(now=SETTLED + 40 * A_DAY)

    assert frozen() == before


def test_somebody_is_in_the_month_in_which_they_first_had_it(booklet):
    """On paper in May, by mail in June: whenever the months are frozen, in May alone."""
    hand(booklet, 6, opened_on=date(2026, 5, 30), state=State.OPENED)
    hand(booklet, 7, invited_at=None, acknowledged_at=INVITED, state=State.ACKNOWLEDGED)

    freeze_months(now=SETTLED)

    assert frozen() == {date(2026, 5, 1): (0, 6, 0, 0), date(2026, 6, 1): (0, 0, 0, 7)}


def test_a_day_is_one_of_the_company(booklet):
    """Half past eleven in the evening of May in London is June in Paris."""
    hand(booklet, 5, invited_at=datetime(2026, 5, 31, 22, 30, tzinfo=UTC))

    freeze_months(now=SETTLED)

    assert list(frozen()) == [date(2026, 6, 1)]
