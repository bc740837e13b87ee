from datetime import timedelta
from typing import Any

import pytest
from celery import current_app
from django.utils import timezone

from apps.companies.factories import SiteFactory
from apps.companies.models import Site
from shared.errors import PartAway
from shared.ids import uuid7
from shared.jobs import registry
from shared.jobs.models import Job, JobState
from shared.jobs.runner import (
    FIRST_WAIT,
    LONGEST_PAUSE,
    LONGEST_WAIT,
    MAX_ATTEMPTS,
    run_job,
)

pytestmark = pytest.mark.django_db

ERASURES = (".erase_user_traces", ".forget_objects")


def a_job(**fields: Any) -> Job:
    return Job.objects.create(**{"name": "test.job", "due_at": timezone.now(), **fields})


class TestRunJob:
    def test_does_the_work_and_says_so(self, a_handler):
        done: list[str] = []
        a_handler(lambda *, word: done.append(word))
        job = a_job(payload={"word": "bonjour"})

        assert run_job(job.id)

        job.refresh_from_db()
        assert (job.state, done) == (JobState.DONE, ["bonjour"])

    def test_does_it_once(self, a_handler):
        done: list[int] = []
        a_handler(lambda: done.append(1))
        job = a_job()

        assert run_job(job.id)
        assert not run_job(job.id)

        assert done == [1]

    def test_waits_until_it_is_due(self, a_handler):
        a_handler(pytest.fail)
        job = a_job(due_at=timezone.now() + timedelta(minutes=1))

        assert not run_job(job.id)

    def test_undoes_a_failed_attempt_and_tries_later(self, a_handler):
        site = SiteFactory.create(name="Avant")

        def fail_half_way() -> None:
            Site.objects.update(name="Après")
            raise ValueError("half way")

        a_handler(fail_half_way)
        job = a_job()

        assert not run_job(job.id)

        site.refresh_from_db()
        job.refresh_from_db()
        assert site.name == "Avant"
        assert job.state == JobState.PENDING
        assert job.due_at > timezone.now()
        assert job.last_error == "ValueError: half way"

    def test_gives_up_in_the_end(self, a_handler):
        a_handler(lambda: 1 / 0)
        job = a_job(attempts=MAX_ATTEMPTS - 1)

        run_job(job.id)

        job.refresh_from_db()
        assert job.state == JobState.FAILED

    def test_has_no_eleventh_attempt(self, a_handler):
        a_handler(pytest.fail)
        job = a_job(attempts=MAX_ATTEMPTS)

        assert not run_job(job.id)

    def test_fails_a_job_that_nobody_handles(self):
        job = a_job(name="no.such.job")

        run_job(job.id)

        job.refresh_from_db()
        assert job.last_error == "UnknownJob: no.such.job"

    def test_acts_in_the_name_of_its_company(self, a_handler):
        own, _ = SiteFactory.create(), SiteFactory.create()
        seen: list[Site] = []
        a_handler(lambda: seen.extend(Site.objects.all()))
        job = a_job(company_id=own.company_id)

        run_job(job.id)

        assert seen == [own]

    def test_ignores_a_bell_for_a_job_that_was_never_committed(self):
        assert not run_job(uuid7())


class Gone(PartAway):
    code = "part_away"
    part = "s3"


class TestAPartThatIsAway:
    def test_uses_up_no_attempt_however_long_it_lasts(self, a_handler):
        a_handler(away)
        job = a_job()

        for _ in range(5 * MAX_ATTEMPTS):
            Job.objects.update(due_at=timezone.now())
            run_job(job.id)

        job.refresh_from_db()
        assert (job.state, job.attempts, job.waits_for) == (JobState.PENDING, 0, "s3")

    def test_is_asked_less_and_less_often_but_every_few_minutes(self, a_handler):
        a_handler(away)
        job = a_job(waits=3)
        later = a_job(waits=3000)

        run_job(job.id)
        run_job(later.id)

        assert pause_of(job) == 8 * FIRST_WAIT
        assert pause_of(later) == LONGEST_WAIT

    def test_does_not_forgive_the_failures_that_are_our_own(self, a_handler):
        a_handler(away)
        job = a_job(attempts=4)

        run_job(job.id)

        job.refresh_from_db()
        assert job.attempts == 4

    def test_is_forgotten_by_a_failure_of_another_kind(self, a_handler):
        a_handler(lambda: 1 / 0)
        job = a_job(waits=3, waits_for="s3")

        run_job(job.id)

        job.refresh_from_db()
        assert (job.waits, job.waits_for, job.attempts) == (0, "", 1)


class TestAJobThatEndures:
    @pytest.fixture(autouse=True)
    def _enduring(self, monkeypatch):
        monkeypatch.setattr(registry, "_enduring", {"test.job"})

    def test_is_tried_again_whatever_fails(self, a_handler):
        a_handler(lambda: 1 / 0)
        job = a_job(attempts=5 * MAX_ATTEMPTS)

        run_job(job.id)

        job.refresh_from_db()
        assert job.state == JobState.PENDING
        assert timedelta(0) < job.due_at - timezone.now() <= LONGEST_PAUSE

    def test_is_not_begun_again_at_once_should_it_kill_its_worker(self, a_handler):
        due_meanwhile = []
        a_handler(lambda: due_meanwhile.append(Job.objects.get().due_at > timezone.now()))
        job = a_job(attempts=MAX_ATTEMPTS)

        run_job(job.id)

        assert due_meanwhile == [True]

    def test_is_every_erasure(self, monkeypatch):
        monkeypatch.undo()
        current_app.loader.import_default_modules()

        names = {name for name in registry._handlers if name.endswith(ERASURES)}

        assert len(names) == 16
        assert names <= registry.enduring_names()


def away() -> None:
    raise Gone


def pause_of(job: Job) -> timedelta:
    job.refresh_from_db()
    assert job.away_at
    return job.due_at - job.away_at
