import sys
from datetime import timedelta

import pytest
from django.utils import timezone

from apps.booklets import services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet
from apps.booklets.tests.people import NOW
from apps.companies.factories import CompanyFactory
from apps.journal.models import AuditEvent
from shared.jobs.models import Job
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db


class TestPurgeTrash:
    def test_happens_by_itself_after_thirty_days(self, run_jobs):
        now = timezone.now()  # the job that deletes has its own
        old = BookletFactory.create(trashed_at=now - timedelta(days=30, minutes=1))
        young = BookletFactory.create(trashed_at=now - timedelta(days=29))

        assert services.purge_trash(now=now) == 1
        run_jobs()

        assert list(Booklet.objects.all()) == [young]
        told = AuditEvent.objects.get(action="booklet.deleted")
        assert (told.company_id, told.actor_id) == (old.company_id, None)

    def test_goes_on_in_another_job_when_there_are_many(self, monkeypatch):
        monkeypatch.setattr(sys.modules["apps.booklets.services.life.purge_trash"], "BATCH", 1)
        company_id = CompanyFactory.create().id
        for _ in range(2):
            BookletFactory.create(company_id=company_id, trashed_at=NOW - timedelta(days=31))

        with act_as_company(company_id):
            services.purge_trash_of_company(company_id=company_id, now=NOW)

        assert Booklet.objects.count() == 1
        assert Job.objects.filter(name="booklets.purge_trash_of_company").count() == 1
