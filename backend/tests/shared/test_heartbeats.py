from datetime import timedelta

import pytest
from django.db.models import F

from shared.heartbeats.beating import (
    FORGOTTEN_AFTER,
    MISSING_AFTER,
    Work,
    beat,
    missing_parts,
    tell_work,
)
from shared.heartbeats.models import Backlog, Heartbeat, Part

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


class TestWork:
    def told(self, waiting: int, *, node: str = "one") -> Backlog:
        tell_work(Part.EDGE, Work(done=1, waiting=waiting), node=node)
        return Backlog.objects.get(node=node)

    def test_that_waits_is_told_with_the_moment_since_when(self):
        began = self.told(3).since
        Backlog.objects.update(since=F("since") - MISSING_AFTER)

        still = self.told(9)

        assert began
        assert still.since == began - MISSING_AFTER
        assert (still.waiting, still.done) == (9, 1)

    def test_that_is_done_waits_since_no_time(self):
        self.told(3)

        assert self.told(0).since is None

    def test_of_a_machine_that_is_gone_is_forgotten_after_a_day(self):
        self.told(3, node="gone")
        Backlog.objects.update(told_at=F("told_at") - FORGOTTEN_AFTER)

        self.told(0, node="here")

        assert list(Backlog.objects.values_list("node", flat=True)) == ["here"]
