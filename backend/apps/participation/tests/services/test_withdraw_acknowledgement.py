from datetime import date
from functools import partial

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

    withdraw = partial(services.withdraw_acknowledgement, participation_id=one.id, now=NOW)
    stands = services.Acknowledged(publication_id=former.id, part="", at=NOW)
    withdraw(standing=[stands])
    one.refresh_from_db()
    assert (one.state, one.due_on) == ("to_reread", date(2027, 3, 23))

    withdraw(standing=[])
    one.refresh_from_db()
    assert (one.state, one.reread_pages) == ("invited", [])


def test_chapters_that_stand_still_count(booklet):
    online = publish(booklet, "1.0", [written("a")], [written("b")])
    one = sign(ParticipationFactory.create(booklet=booklet), online, "c1")
    assert sign(one, online, "c2").state == "acknowledged"

    stands = services.Acknowledged(publication_id=online.id, part="c2", at=NOW)
    services.withdraw_acknowledgement(participation_id=one.id, standing=[stands], now=NOW)
    one.refresh_from_db()
    assert one.acknowledged_at is None

    assert sign(one, online, "c1").state == "acknowledged"
