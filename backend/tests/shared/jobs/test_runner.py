from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from apps.companies.factories import SiteFactory
from apps.companies.models import Site
from shared.ids import uuid7
from shared.jobs.models import Job, JobState
from shared.jobs.runner import MAX_ATTEMPTS, run_job

pytestmark = pytest.mark.django_db


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
