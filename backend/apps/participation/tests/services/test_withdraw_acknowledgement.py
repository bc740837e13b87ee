from datetime import date

import pytest

from apps.participation import services
from apps.participation.factories import ParticipationFactory
from apps.participation.tests.acting import NOW, sign
from apps.participation.tests.versions import publish, written

pytestmark = pytest.mark.django_db


def test_a_cancelled_receipt_leaves_the_one_before_it_or_none(booklet):
    former = publish(booklet, "1.0", [written("a")])
    one = sign(ParticipationFactory.create(booklet=booklet, invited_at=NOW), former)
    sign(one, publish(booklet, "2.0", [written("a", "autre")], marked="a"))

    withdraw = services.withdraw_acknowledgement
    withdraw(participation_id=one.id, publication_id=former.id, at=NOW, now=NOW)
    one.refresh_from_db()
    assert (one.state, one.due_on) == ("to_reread", date(2027, 3, 23))

    withdraw(participation_id=one.id, publication_id=None, at=None, now=NOW)
    one.refresh_from_db()
    assert (one.state, one.reread_pages) == ("invited", [])
