from datetime import UTC, datetime, timedelta
from importlib import import_module

import pytest

from apps.companies import services as companies
from apps.companies.factories import CompanyFactory
from apps.companies.models import Company, CompanyStatus
from apps.journal.models import AuditEvent
from apps.media import services
from apps.media.factories import (
    ContentFactory,
    MediaFileFactory,
    MediaFolderFactory,
    MediaUsageFactory,
    UploadFactory,
)
from apps.media.models import Content, MediaFile, MediaFolder, MediaUsage, Storage, Upload
from apps.media.tests.acting import books_are_right
from shared.jobs.models import Job
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
LONG_AGO = NOW - timedelta(days=30)
RECENTLY = NOW - timedelta(days=29)


def purge(company: Company) -> int:
    """As the job of this company does."""
    with act_as_company(company.id):
        return services.purge_trash_of_library(owner=company.id, now=NOW)


class TestPurgeTrash:
    def test_asks_each_library_that_has_something_to_forget(self):
        due = MediaFileFactory.create(trashed_at=LONG_AGO)
        MediaFileFactory.create(trashed_at=RECENTLY)
        MediaFileFactory.create(company_id=None, trashed_at=LONG_AGO)

        assert services.purge_trash(now=NOW) == 2

        jobs = Job.objects.filter(name="media.purge_trash_of_library")
        assert set(jobs.values_list("company_id", flat=True)) == {due.company_id, None}

    def test_forgets_what_is_thirty_days_old_and_writes_it_down(self):
        company = CompanyFactory.create()
        MediaFileFactory.create(company_id=company.id, name="vieux.jpg", trashed_at=LONG_AGO)
        recent = MediaFileFactory.create(company_id=company.id, trashed_at=RECENTLY)

        purge(company)

        event = AuditEvent.objects.get()
        assert list(MediaFile.objects.all()) == [recent]
        assert (event.action, event.object_label) == ("media.file_deleted", "vieux.jpg")
        assert (event.company_id, event.actor_id) == (company.id, None)
        assert books_are_right(company.id)

    def test_goes_on_in_another_job(self, monkeypatch):
        company = CompanyFactory.create()
        MediaFileFactory.create_batch(3, company_id=company.id, trashed_at=LONG_AGO)
        monkeypatch.setattr(import_module("apps.media.services.purge_trash"), "BATCH", 2)

        purge(company)

        assert MediaFile.objects.count() == 1
        assert Job.objects.get(name="media.purge_trash_of_library").company_id == company.id

    def test_twice_acts_once(self):
        company = CompanyFactory.create()
        MediaFileFactory.create(company_id=company.id, trashed_at=LONG_AGO)

        purge(company)

        assert purge(company) == 0
        assert books_are_right(company.id)


class TestPurgeReplacedContents:
    def test_forgets_former_contents_and_their_room(self):
        file = MediaFileFactory.create()
        for moment in (LONG_AGO, RECENTLY):
            ContentFactory.create(
                company_id=file.company_id, file=file, size=500, replaced_at=moment
            )
        Storage.objects.of(file.company_id).update(used_bytes=2_000)

        assert services.purge_replaced_contents(now=NOW) == 1
        with act_as_company(file.company_id):
            services.purge_contents_of_library(owner=file.company_id, now=NOW)

        assert Content.objects.filter(file=file).count() == 2
        assert Job.objects.filter(name="media.forget_objects").count() == 1
        assert books_are_right(file.company_id)


class TestCompanyPurged:
    def test_leaves_nothing_of_its_library(self):
        company = CompanyFactory.create(
            status=CompanyStatus.ARCHIVED, status_since=NOW - timedelta(days=90)
        )
        folder = MediaFolderFactory.create(company_id=company.id)
        file = MediaUsageFactory.create(company_id=company.id, file__folder=folder).file
        ContentFactory.create(company_id=company.id, file=file, replaced_at=NOW)
        UploadFactory.create(company_id=company.id, replaces=file)
        stranger = MediaUsageFactory.create()

        companies.purge_company(company_id=company.id, now=NOW)

        for model in (MediaFile, Content, MediaFolder, MediaUsage, Upload, Storage):
            assert not model.objects.of(company.id).exists()
        assert MediaUsage.objects.get() == stranger
        assert Job.objects.get(name="media.forget_objects").payload["prefixes"] == [
            f"media/{company.id}/",
            f"uploads/{company.id}/",
        ]
