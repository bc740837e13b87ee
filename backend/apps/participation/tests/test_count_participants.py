from datetime import date

import pytest

from apps.participation import selectors
from apps.participation.factories import ParticipationFactory
from apps.participation.tests.acting import TODAY

pytestmark = pytest.mark.django_db


def test_counts_say_each_state_and_what_is_to_be_looked_at(booklet):
    ParticipationFactory.create(booklet=booklet, state="invited", due_on=date(2027, 3, 15))
    ParticipationFactory.create(booklet=booklet, fits=False, has_email=False)

    counts = selectors.count_participants(booklet=booklet, today=TODAY)

    said = {name: count for name, count in counts.items() if count}
    assert said == {
        "all": 2,
        "invited": 1,
        "to_invite": 1,
        "late": 1,
        "without_email": 1,
        "unfit": 1,
    }
