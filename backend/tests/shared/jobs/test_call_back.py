from datetime import datetime, timedelta

import pytest
from django.utils import timezone

from shared.errors import PartAway
from shared.jobs import call_back as module
from shared.jobs.call_back import PATIENCE, call_back
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db


class Parts:
    """Whether each of them answers, and which were asked."""

    def __init__(self) -> None:
        self.there: set[str] = set()
        self.asked: list[str] = []

    def probe(self, part: str) -> None:
        self.asked.append(part)
        if part not in self.there:
            raise PartAway


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> Parts:
    parts = Parts()
    probes = {part: lambda part=part: parts.probe(part) for part in ("s3", "smtp")}
    monkeypatch.setattr(module, "PROBES", probes)
    return parts


def waiting(part: str, *, now: datetime, away: timedelta = PATIENCE) -> Job:
    due = now + timedelta(minutes=5)
    return Job.objects.create(name="a.job", due_at=due, waits_for=part, waits=9, away_at=now - away)


def test_jobs_are_due_as_soon_as_their_part_answers(parts: Parts):
    now = timezone.now()
    job, other = waiting("s3", now=now), waiting("smtp", now=now)
    parts.there = {"s3"}

    assert call_back(now=now) == 1

    job.refresh_from_db()
    other.refresh_from_db()
    assert (job.due_at, other.due_at > now) == (now, True)


def test_a_part_is_asked_once_for_all_who_wait(parts: Parts):
    now = timezone.now()
    for _ in range(3):
        waiting("s3", now=now)

    call_back(now=now)

    assert parts.asked == ["s3"]


def test_nobody_is_asked_while_nobody_waits(parts: Parts):
    now = timezone.now()
    Job.objects.create(name="a.job", due_at=now + timedelta(minutes=5))

    assert call_back(now=now) == 0

    assert parts.asked == []


def test_who_found_it_away_just_now_is_left_a_moment(parts: Parts):
    now = timezone.now()
    waiting("s3", now=now, away=PATIENCE / 2)
    parts.there = {"s3"}

    assert call_back(now=now) == 0


def test_every_part_that_may_be_away_can_be_asked():
    kinds = {
        kind.part for kind in PartAway.__subclasses__() if kind.__module__.startswith("shared")
    }

    assert kinds == set(module.PROBES)


def test_real_parts_answer():
    for probe in module.PROBES.values():
        probe()


@pytest.mark.usefixtures("away_store")
def test_a_store_that_is_away_does_not():
    with pytest.raises(PartAway):
        module.PROBES["s3"]()
