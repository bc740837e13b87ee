from io import StringIO

import pytest
from django.core.management import call_command
from django.utils import timezone

from shared.jobs.models import Job, JobState
from shared.jobs.retry import retry_failed_jobs

pytestmark = pytest.mark.django_db


def failed(name: str = "media.forget_objects") -> Job:
    now = timezone.now()
    return Job.objects.create(
        name=name,
        due_at=now,
        state=JobState.FAILED,
        attempts=10,
        finished_at=now,
        last_error="ValueError: no",
    )


def said(**options: object) -> str:
    out = StringIO()
    call_command("jobs", stdout=out, **options)
    return out.getvalue()


class TestRetryFailedJobs:
    def test_lets_them_begin_again(self):
        job, now = failed(), timezone.now()

        assert retry_failed_jobs(now=now) == 1

        job.refresh_from_db()
        assert (job.state, job.attempts, job.due_at) == (JobState.PENDING, 0, now)

    def test_takes_those_of_one_name_only(self):
        job = failed("some.other")

        assert retry_failed_jobs(name="media.forget_objects", now=timezone.now()) == 0

        job.refresh_from_db()
        assert job.state == JobState.FAILED


class TestTheCommand:
    def test_lists_what_failed_and_changes_nothing(self):
        job = failed()

        told = said()

        assert f"media.forget_objects  {job.id}" in told
        assert "ValueError: no" in told
        assert Job.objects.get().state == JobState.FAILED

    def test_lists_who_waits_for_what(self):
        now = timezone.now()
        Job.objects.create(name="publishing.make", due_at=now, waits_for="s3", away_at=now)

        assert "waits for s3  publishing.make  1 jobs" in said()

    def test_tries_again_when_asked_to(self):
        failed()

        assert "1 tried again" in said(retry=True)

        assert Job.objects.get().state == JobState.PENDING
