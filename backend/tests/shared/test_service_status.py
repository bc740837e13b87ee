from datetime import datetime
from threading import Barrier
from typing import Any

import pytest
from django.db.models import F
from django.utils import timezone

from apps.accounts.factories import UserFactory, browser_of
from apps.companies.factories import MembershipFactory
from config import health
from shared.actor import Role
from shared.heartbeats.beating import MISSING_AFTER, beat
from shared.heartbeats.models import Heartbeat, Part
from shared.jobs.models import Job, JobState
from shared.jobs.runner import MAX_ATTEMPTS
from tests.operations.switching import switch

pytestmark = pytest.mark.django_db

SERVERS = ["redis", "rabbitmq", "s3"]


@pytest.fixture(autouse=True)
def _every_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    for server in SERVERS:
        monkeypatch.setitem(health.CHECKS, server, lambda: None)


def status() -> dict[str, Any]:
    answer = browser_of(UserFactory.create(super_admin=True)).get("/api/service-status")
    assert answer.status_code == 200
    told: dict[str, Any] = answer.json()
    return told


def process(part: Part) -> dict[str, Any]:
    return next(one for one in status()["processes"] if one["part"] == part)


def heard_at() -> datetime:
    """When the only part that ever spoke did so, to the millisecond, as JSON has it."""
    at: datetime = Heartbeat.objects.get().beaten_at
    return at.replace(microsecond=at.microsecond // 1000 * 1000)


def away() -> None:
    raise ConnectionError


class TestAProcess:
    def test_that_spoke_lately_is_there(self):
        beat(Part.WORKER)

        told = process(Part.WORKER)

        assert told["missing"] is False
        assert datetime.fromisoformat(told["heard_at"]) == heard_at()

    def test_that_is_silent_is_missing_since_it_was_last_heard(self):
        beat(Part.EDGE)
        Heartbeat.objects.update(beaten_at=F("beaten_at") - MISSING_AFTER)

        told = process(Part.EDGE)

        assert told["missing"] is True
        assert datetime.fromisoformat(told["heard_at"]) == heard_at()

    def test_that_never_spoke_is_missing_and_was_never_heard(self):
        assert process(Part.BEAT) == {"part": "beat", "heard_at": None, "missing": True}

    def test_is_told_of_whatever_its_state(self):
        assert [one["part"] for one in status()["processes"]] == Part.values

    def test_was_heard_before_the_clock_of_the_same_answer(self):
        beat(Part.WORKER)

        told = status()

        assert told["processes"][0]["heard_at"] <= told["checked_at"]


class TestAServer:
    def test_that_answers_is_told_of(self):
        assert status()["servers"] == [{"server": one, "answers": True} for one in SERVERS]

    @pytest.mark.parametrize("server", SERVERS)
    def test_that_is_away_is_named(self, server: str, monkeypatch: pytest.MonkeyPatch):
        monkeypatch.setitem(health.CHECKS, server, away)

        told = status()["servers"]

        assert [one["server"] for one in told if not one["answers"]] == [server]

    def test_that_hangs_keeps_no_other_waiting(self, monkeypatch: pytest.MonkeyPatch):
        together = Barrier(len(SERVERS), timeout=10)
        for server in SERVERS:
            monkeypatch.setitem(health.CHECKS, server, together.wait)

        assert all(one["answers"] for one in status()["servers"])


class TestJobs:
    def test_have_nothing_to_tell_while_all_goes_well(self):
        Job.objects.create(name="publishing.make", due_at=timezone.now())

        assert status()["jobs"] == {"failed": 0, "failing": 0, "waiting": []}

    def test_that_failed_fail_on_or_wait_are_counted(self):
        now = timezone.now()
        Job.objects.create(name="a.b", due_at=now, state=JobState.FAILED, finished_at=now)
        Job.objects.create(name="a.b", due_at=now, attempts=MAX_ATTEMPTS)
        for part in ("smtp", "s3", "smtp"):
            Job.objects.create(name="a.b", due_at=now, waits_for=part, away_at=now)

        assert status()["jobs"] == {
            "failed": 1,
            "failing": 1,
            "waiting": [{"part": "s3", "jobs": 1}, {"part": "smtp", "jobs": 2}],
        }


class TestWhoMayRead:
    @pytest.mark.parametrize("role", Role)
    def test_nobody_of_a_company(self, role: Role):
        member = MembershipFactory.create(role=role)

        answer = browser_of(member.user).get("/api/service-status")

        assert answer.status_code == 403

    def test_not_a_library_editor(self):
        editor = UserFactory.create(library_editor=True)

        assert browser_of(editor).get("/api/service-status").status_code == 403

    def test_not_an_administrator_of_the_platform_who_acts_as_somebody(self):
        browser = browser_of(UserFactory.create(super_admin=True))
        assert switch(browser, MembershipFactory.create().user).status_code == 200

        assert browser.get("/api/service-status").status_code == 403

    def test_a_refusal_asks_no_server(self, monkeypatch: pytest.MonkeyPatch):
        asked: list[str] = []
        monkeypatch.setitem(health.CHECKS, "s3", lambda: asked.append("s3"))

        browser_of(MembershipFactory.create().user).get("/api/service-status")

        assert asked == []
