from datetime import timedelta

import pytest
from django.utils import timezone

from shared.jobs.models import Job, JobState
from shared.jobs.sweep import KEPT, PATIENCE, forget_done_jobs, ring_waiting_jobs

pytestmark = pytest.mark.django_db


class TestRingWaitingJobs:
    def test_rings_for_a_job_that_nobody_was_told_of(self, a_bell: list[object]):
        now = timezone.now()
        job = Job.objects.create(name="some.job", due_at=now)

        assert ring_waiting_jobs(now=now) == 1

        assert a_bell == [job.id]

    def test_is_patient_with_a_job_just_announced(self, a_bell: list[object]):
        now = timezone.now()
        job = Job.objects.create(name="some.job", due_at=now, rung_at=now)

        ring_waiting_jobs(now=now + PATIENCE / 2)
        assert a_bell == []

        ring_waiting_jobs(now=now + PATIENCE)
        assert a_bell == [job.id]

    def test_leaves_done_jobs_alone(self, a_bell: list[object]):
        now = timezone.now()
        Job.objects.create(name="some.job", due_at=now, state=JobState.DONE, finished_at=now)

        ring_waiting_jobs(now=now)

        assert a_bell == []


class TestForgetDoneJobs:
    def test_keeps_the_recent_and_the_failed(self):
        now = timezone.now()
        old = now - KEPT - timedelta(hours=1)
        Job.objects.create(name="old", due_at=old, state=JobState.DONE, finished_at=old)
        Job.objects.create(name="recent", due_at=now, state=JobState.DONE, finished_at=now)
        Job.objects.create(name="failed", due_at=old, state=JobState.FAILED, finished_at=old)

        forget_done_jobs(now=now)

        assert set(Job.objects.values_list("name", flat=True)) == {"recent", "failed"}
