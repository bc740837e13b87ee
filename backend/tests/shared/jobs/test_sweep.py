from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from shared.jobs import sweep
from shared.jobs.models import Job, JobState
from shared.jobs.runner import MAX_ATTEMPTS, run_job
from shared.jobs.sweep import FAILED_KEPT, KEPT, PATIENCE, forget_done_jobs, notify_waiting_jobs

pytestmark = pytest.mark.django_db


class TestNotifyWaitingJobs:
    def test_notifies_of_a_job_that_nobody_was_told_of(self, notified: list[object]):
        now = timezone.now()
        job = Job.objects.create(name="some.job", due_at=now)

        assert notify_waiting_jobs(now=now) == 1

        assert notified == [job.id]

    def test_is_patient_with_a_job_just_announced(self, notified: list[object]):
        now = timezone.now()
        job = Job.objects.create(name="some.job", due_at=now, notified_at=now)

        notify_waiting_jobs(now=now + PATIENCE / 2)
        assert notified == []

        notify_waiting_jobs(now=now + PATIENCE)
        assert notified == [job.id]

    def test_leaves_done_jobs_alone(self, notified: list[object]):
        now = timezone.now()
        Job.objects.create(name="some.job", due_at=now, state=JobState.DONE, finished_at=now)

        notify_waiting_jobs(now=now)

        assert notified == []

    def test_notifies_where_the_workers_of_each_job_wait(self, monkeypatch, settings):
        settings.SLOW_JOBS = ["some.slow_job"]
        now, heard = timezone.now(), {}
        monkeypatch.setattr(
            sweep, "notify_workers", lambda ids, queue: heard.update({queue: ids}) or True
        )
        jobs = [Job.objects.create(name=name, due_at=now) for name in ("some.job", "some.slow_job")]

        assert notify_waiting_jobs(now=now) == 2

        assert heard == {"livretier.jobs": [jobs[0].id], "livretier.slow": [jobs[1].id]}

    def test_gives_up_on_a_job_that_killed_its_worker_each_time(self, notified: list[object]):
        now = timezone.now()
        job = Job.objects.create(name="some.job", due_at=now, attempts=MAX_ATTEMPTS)

        notify_waiting_jobs(now=now)

        job.refresh_from_db()
        assert (job.state, job.last_error) == (JobState.FAILED, "the worker was lost each time")
        assert notified == []

    def test_tries_again_soon_when_the_broker_is_away(self, monkeypatch):
        monkeypatch.setattr(sweep, "notify_workers", lambda job_ids, queue: False)
        now = timezone.now()
        job = Job.objects.create(name="some.job", due_at=now)

        assert notify_waiting_jobs(now=now) == 0

        job.refresh_from_db()
        assert job.notified_at is None


@pytest.mark.django_db(transaction=True)
def test_a_worker_that_hears_the_sweep_at_once_finds_the_job_free(monkeypatch, a_handler):
    done: list[int] = []
    a_handler(lambda: done.append(1))
    job = Job.objects.create(name="test.job", due_at=timezone.now())

    def hear(job_ids, queue):
        with ThreadPoolExecutor(1) as worker:
            worker.submit(_work, job_ids).result()
        return True

    monkeypatch.setattr(sweep, "notify_workers", hear)
    notify_waiting_jobs(now=timezone.now())

    job.refresh_from_db()
    assert (job.state, done) == (JobState.DONE, [1])


def _work(job_ids):
    try:
        for job_id in job_ids:
            run_job(job_id)
    finally:
        connection.close()


class TestForgetDoneJobs:
    def test_keeps_the_recent_and_the_failed(self):
        now = timezone.now()
        old = now - KEPT - timedelta(hours=1)
        Job.objects.create(name="old", due_at=old, state=JobState.DONE, finished_at=old)
        Job.objects.create(name="recent", due_at=now, state=JobState.DONE, finished_at=now)
        Job.objects.create(name="failed", due_at=old, state=JobState.FAILED, finished_at=old)

        forget_done_jobs(now=now)

        assert set(Job.objects.values_list("name", flat=True)) == {"recent", "failed"}


def test_failed_jobs_stay_long_enough_to_be_looked_at_and_not_for_ever():
    now = timezone.now()
    failed = {"name": "some.job", "due_at": now, "state": JobState.FAILED}
    kept = Job.objects.create(**failed, finished_at=now - FAILED_KEPT)
    Job.objects.create(**failed, finished_at=now - FAILED_KEPT - timedelta(seconds=1))

    forget_done_jobs(now=now)

    assert list(Job.objects.all()) == [kept]
