from collections.abc import Callable
from datetime import timedelta
from unittest.mock import patch

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from apps.companies.factories import CompanyFactory
from apps.companies.models import Company
from apps.companies.services import purge_journals
from apps.companies.tasks import purge_journals as every_night
from apps.journal.factories import AuditEventFactory
from apps.journal.models import AuditEvent
from shared.jobs.models import Job, JobState

pytestmark = pytest.mark.django_db


def jobs(name: str) -> list[Job]:
    return list(Job.objects.filter(name=name, state=JobState.PENDING).order_by("id"))


class TestPurgeJournals:
    def test_asks_each_company_with_its_own_duration_and_the_platform_with_its(self):
        brief = CompanyFactory.create(journal_months=6)
        usual = CompanyFactory.create()

        every_night()

        asked = {job.company_id: job.payload for job in jobs("journal.purge")}
        assert asked == {brief.id: {"months": 6}, usual.id: {"months": 12}, None: {"months": 12}}

    def test_goes_through_many_companies_in_batches(self, run_jobs: Callable[[], None]):
        companies = CompanyFactory.create_batch(7)

        with patch("apps.companies.services.purge_journals.BATCH", 3):
            every_night()
            while jobs("companies.purge_journals"):
                assert len(jobs("journal.purge")) <= 3 + 1
                run_jobs()

        done = Job.objects.filter(name="journal.purge").values_list("company_id", flat=True)
        assert sorted(filter(None, done)) == sorted(company.id for company in companies)
        assert list(done).count(None) == 1

    def test_never_reads_more_companies_than_a_batch(self):
        CompanyFactory.create_batch(5)

        with (
            patch("apps.companies.services.purge_journals.BATCH", 2),
            CaptureQueriesContext(connection) as few,
        ):
            assert purge_journals(after=None) == 2
        CompanyFactory.create_batch(40)
        with (
            patch("apps.companies.services.purge_journals.BATCH", 2),
            CaptureQueriesContext(connection) as many,
        ):
            assert purge_journals(after=None) == 2

        assert len(many) == len(few)

    def test_forgets_by_each_companys_own_clock(self, run_jobs: Callable[[], None]):
        brief, usual = CompanyFactory.create(journal_months=6), CompanyFactory.create()
        for company in (brief, usual):
            for days in (100, 300, 500):
                at = timezone.now() - timedelta(days=days)
                AuditEventFactory.create(company_id=company.id, at=at)

        every_night()
        run_jobs()
        run_jobs()

        assert [self.lines(company) for company in (brief, usual)] == [1, 2]

    def lines(self, company: Company) -> int:
        events = AuditEvent.objects.filter(company_id=company.id)
        return events.exclude(action="journal.purged").count()
