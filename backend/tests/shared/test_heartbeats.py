from datetime import timedelta

import pytest
from django.db.models import F

from shared.heartbeats.beating import MISSING_AFTER, beat, missing_parts
from shared.heartbeats.models import Heartbeat, Part

pytestmark = pytest.mark.django_db


def test_a_part_that_never_spoke_is_missing():
    assert missing_parts() == set(Part)


def test_a_part_that_spoke_lately_is_there():
    beat(Part.WORKER)

    assert missing_parts() == set(Part) - {Part.WORKER}


def test_a_part_is_missing_after_half_a_minute_and_there_again_when_it_speaks():
    for part in Part:
        beat(part)
    Heartbeat.objects.filter(part=Part.EDGE).update(beaten_at=F("beaten_at") - MISSING_AFTER)
    almost = MISSING_AFTER - timedelta(seconds=20)
    Heartbeat.objects.filter(part=Part.BEAT).update(beaten_at=F("beaten_at") - almost)

    assert missing_parts() == {Part.EDGE}

    beat(Part.EDGE)

    assert missing_parts() == set()
