"""A value is being said while the job that takes values to readers becomes due."""

from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from threading import Event

import pytest
from django.db import connection
from django.utils import timezone

from apps.companies.factories import CompanyFactory
from apps.publishing import services
from shared.jobs import runner
from shared.jobs.models import Job, JobState
from shared.tenancy import act_as_platform

pytestmark = pytest.mark.django_db(transaction=True)


class Later:
    """A clock on which every waiting job is due."""

    @staticmethod
    def now() -> datetime:
        return timezone.now() + timedelta(minutes=1)


def test_the_job_waits_for_who_counts_on_it(monkeypatch, run_jobs):
    with act_as_platform():
        company_id = CompanyFactory.create().id
        services.enqueue_republishing(company_id=company_id)
    job = Job.objects.get(company_id=company_id)
    monkeypatch.setattr(runner, "timezone", Later)
    counted, over = Event(), Event()

    def say() -> None:
        with act_as_platform():
            services.enqueue_republishing(company_id=company_id)
            counted.set()
            over.wait(20)
        connection.close()

    with ThreadPoolExecutor(1) as pool:
        work = pool.submit(say)
        assert counted.wait(20)
        done_too_soon = runner.run_job(job.id)
        over.set()
        work.result()

    assert not done_too_soon
    assert Job.objects.filter(company_id=company_id).count() == 1
    run_jobs()
    job.refresh_from_db()
    assert job.state == JobState.DONE
