"""In which order companies are served by the workers of what takes long."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from celery import current_app
from django.utils import timezone
from pytest_django import Settings

from shared.ids import uuid7
from shared.jobs import notify
from shared.jobs.models import FairShare, Job
from shared.jobs.runner import run_next_slow_job
from shared.jobs.sweep import KEPT, forget_done_jobs

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def done(a_handler: Any, settings: Settings) -> list[str]:
    """What the worker did, in its order."""
    settings.SLOW_JOBS = ["test.job"]
    done: list[str] = []
    a_handler(lambda *, word: done.append(word))
    return done


def a_job(company: UUID, word: str, **fields: Any) -> Job:
    told = {"name": "test.job", "due_at": timezone.now(), "payload": {"word": word}, **fields}
    return Job.objects.create(company_id=company, **told)


def serve() -> None:
    """What one worker does, one after the other."""
    while run_next_slow_job():
        pass


def test_a_company_with_one_job_waits_behind_one_of_another_at_most(done: list[str]):
    eager, modest = uuid7(), uuid7()
    for number in range(4):
        a_job(eager, f"eager {number}")
    a_job(modest, "modest")

    serve()

    assert done == ["eager 0", "modest", "eager 1", "eager 2", "eager 3"]


def test_who_was_served_last_is_remembered(done: list[str]):
    busy, quiet = uuid7(), uuid7()
    a_job(busy, "first")
    serve()

    a_job(busy, "again")
    a_job(quiet, "new")
    serve()

    assert done == ["first", "new", "again"]


def test_a_company_whose_jobs_fail_has_had_its_turn(a_handler: Any):
    broken, other = uuid7(), uuid7()
    tried: list[str] = []

    def fail(*, word: str) -> None:
        tried.append(word)
        if word != "other":
            raise ValueError(word)

    a_handler(fail)
    for number in range(3):
        a_job(broken, f"broken {number}")
    a_job(other, "other")

    run_next_slow_job()
    run_next_slow_job()

    assert tried == ["broken 0", "other"]


def test_what_is_not_slow_or_not_due_is_left_alone(done: list[str]):
    a_job(uuid7(), "later", due_at=timezone.now() + timedelta(minutes=1))
    a_job(uuid7(), "quick", name="some.job")

    serve()

    assert done == []


def test_a_turn_of_long_ago_is_forgotten():
    a_job(uuid7(), "once")
    serve()

    forget_done_jobs(now=timezone.now() + KEPT + timedelta(seconds=1))

    assert not FairShare.objects.exists()


def test_their_bell_does_not_say_which(monkeypatch: pytest.MonkeyPatch, settings: Settings):
    sent: list[tuple[str, list[str]]] = []
    monkeypatch.setattr(current_app, "send_task", lambda task, args, **_: sent.append((task, args)))
    job_id = uuid7()

    notify.Notifier().notify([job_id], settings.SLOW_QUEUE)
    notify.Notifier().notify([job_id], settings.CELERY_TASK_DEFAULT_QUEUE)

    assert sent == [("jobs.run_next_slow", []), ("jobs.run", [str(job_id)])]
