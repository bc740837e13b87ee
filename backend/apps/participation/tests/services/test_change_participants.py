"""What is done with participants."""

from datetime import date
from typing import Any

import pytest

from apps.booklets.models import Booklet
from apps.participation import services
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation
from apps.participation.tests.acting import NOW, admin, link
from apps.reading.factories import published_booklet
from apps.reading.models import ReadingLink
from shared import errors

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet() -> Booklet:
    return published_booklet()


def change(booklet: Booklet, act: services.Act, *ones: Participation, reason: str = "") -> Any:
    return services.change_participants(
        actor=admin(booklet.company_id),
        booklet_id=booklet.id,
        act=act,
        participant_ids=[one.id for one in ones],
        wanted=None,
        reason=reason,
        now=NOW,
    )


def test_handed_over_by_hand_has_a_due_day_and_is_said_once(booklet):
    one = ParticipationFactory.create(booklet=booklet)

    change(booklet, "invite", one)
    change(booklet, "invite", one)

    one.refresh_from_db()
    assert (one.state, one.invited_at, one.due_on) == ("invited", NOW, date(2027, 3, 23))


def test_who_is_excluded_has_no_way_in_and_comes_back_where_they_stood(booklet):
    one = ParticipationFactory.create(booklet=booklet, invited_at=NOW)
    link(one)

    change(booklet, "exclude", one, reason="Parti en congé")
    one.refresh_from_db()
    assert (one.state, one.due_on, one.excluded_reason) == ("excluded", None, "Parti en congé")
    assert ReadingLink.objects.get(participation_id=one.id).revoked_at == NOW
    with pytest.raises(services.NoLink):
        link(one)

    change(booklet, "restore", one)
    one.refresh_from_db()
    assert (one.state, one.due_on) == ("invited", date(2027, 3, 23))


def test_somebody_of_another_booklet_is_not_found(booklet):
    with pytest.raises(errors.NotFound):
        change(booklet, "invite", ParticipationFactory.create())


def test_nothing_is_handed_to_who_has_left(booklet):
    one = ParticipationFactory.create(booklet=booklet, has_left=True, state="left")

    change(booklet, "invite", one)

    one.refresh_from_db()
    assert (one.state, one.invited_at) == ("left", None)
