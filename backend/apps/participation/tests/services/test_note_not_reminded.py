from datetime import timedelta

import pytest
from django.utils import timezone

from apps.participation import services
from apps.participation.factories import ParticipationFactory

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("by_calendar", [True, False])
def test_the_one_before_is_the_last_again(by_calendar: bool):
    one, now = ParticipationFactory.create(), timezone.now()
    before = now - timedelta(days=3)
    for at in (before, now):
        services.note_reminded(
            booklet=one.booklet, participation_ids=[one.id], by_calendar=by_calendar, now=at
        )

    services.note_not_reminded(
        booklet=one.booklet, participation_id=one.id, by_calendar=by_calendar, last=before, now=now
    )

    one.refresh_from_db()
    assert (one.reminders, one.reminded_at) == (1, before)
    assert one.calendar_reminders == int(by_calendar)
    assert one.calendar_reminded_at == (now if by_calendar else None)


def test_nobody_has_less_than_none():
    one = ParticipationFactory.create()

    services.note_not_reminded(
        booklet=one.booklet,
        participation_id=one.id,
        by_calendar=True,
        last=None,
        now=timezone.now(),
    )

    one.refresh_from_db()
    assert (one.reminders, one.calendar_reminders, one.reminded_at) == (0, 0, None)
