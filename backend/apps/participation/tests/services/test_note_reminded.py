from datetime import timedelta

import pytest
from django.utils import timezone

from apps.participation import services
from apps.participation.factories import ParticipationFactory

pytestmark = pytest.mark.django_db


def test_says_how_often_and_when_for_the_last_time():
    one, now = ParticipationFactory.create(), timezone.now()

    for at in (now, now + timedelta(days=2)):
        services.note_reminded(
            booklet=one.booklet, participation_ids=[one.id], by_calendar=at == now, now=at
        )

    one.refresh_from_db()
    assert (one.reminders, one.reminded_at) == (2, now + timedelta(days=2))
    assert (one.calendar_reminders, one.calendar_reminded_at) == (1, now)


def test_says_nothing_of_another_booklet():
    one, other = ParticipationFactory.create(), ParticipationFactory.create()

    services.note_reminded(
        booklet=other.booklet, participation_ids=[one.id], by_calendar=True, now=timezone.now()
    )

    one.refresh_from_db()
    assert (one.reminders, one.reminded_at) == (0, None)
