from datetime import timedelta

import pytest
from django.utils import timezone

from apps.participation import services
from apps.participation.factories import ParticipationFactory

pytestmark = pytest.mark.django_db


def test_what_was_said_first_stays():
    one, now = ParticipationFactory.create(), timezone.now()

    for at in (now, now + timedelta(days=1)):
        services.note_invited(booklet=one.booklet, participation_ids=[one.id], now=at)

    one.refresh_from_db()
    assert (one.state, one.invited_at) == ("invited", now)


def test_who_is_excluded_is_not_invited():
    one = ParticipationFactory.create(excluded_at=timezone.now(), state="excluded")

    services.note_invited(booklet=one.booklet, participation_ids=[one.id], now=timezone.now())

    one.refresh_from_db()
    assert (one.state, one.invited_at) == ("excluded", None)
