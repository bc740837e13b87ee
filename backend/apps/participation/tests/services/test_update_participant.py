from datetime import date, timedelta
from typing import Any

import pytest

from apps.participation import services
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation
from apps.participation.tests.acting import NOW, TODAY, admin
from shared import errors

pytestmark = pytest.mark.django_db


def update(one: Participation, **changes: Any) -> Participation:
    services.update_participant(
        actor=admin(one.company_id),
        booklet_id=one.booklet_id,
        participant_id=one.id,
        changes=changes,
        now=NOW,
    )
    one.refresh_from_db()
    return one


def test_another_due_day_and_what_is_absent_stays(booklet):
    one = ParticipationFactory.create(booklet=booklet, invited_at=NOW, due_on=TODAY)
    language = one.language

    update(one, due_on=date(2027, 4, 1))

    assert (one.due_on, one.language, one.state) == (date(2027, 4, 1), language, "invited")


@pytest.mark.parametrize("changes", [{"language": "xx-XX"}, {"due_on": TODAY - timedelta(1)}])
def test_a_language_nobody_reads_and_a_day_that_is_past_are_refused(booklet, changes):
    one = ParticipationFactory.create(booklet=booklet, due_on=TODAY)

    with pytest.raises(errors.Invalid):
        update(one, **changes)


def test_the_calendar_of_reminders_leaves_somebody_alone(booklet):
    one = ParticipationFactory.create(booklet=booklet)

    update(one, reminders_off=True)
    assert one.reminders_off

    update(one, reminders_off=False)
    assert not one.reminders_off
