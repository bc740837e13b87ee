"""Objects without a row go after a day, rows without an object are told of."""

from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
from django.utils import timezone

from apps.companies.factories import CompanyFactory
from apps.media import addresses, services
from apps.media.factories import ContentFactory, UploadFactory
from apps.media.models import UploadState
from shared import objects, reconcile
from shared.ids import uuid7
from shared.jobs.models import Job
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db


@pytest.fixture
def company() -> UUID:
    return CompanyFactory.create().id


@pytest.fixture
def tomorrow() -> datetime:
    """When what was stored a moment ago is a day old."""
    return timezone.now() + reconcile.KEPT + timedelta(hours=1)


@pytest.fixture
def missing(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The keys that were told of."""
    told: list[str] = []
    monkeypatch.setattr(reconcile.log, "error", lambda _, **said: told.extend(said["keys"]))
    return told


def store(owner: UUID | None, content_id: UUID, name: str = "original.jpg") -> str:
    key = addresses.folder_of(owner=owner, content_id=content_id) + name
    objects.put(body=b"1", key=key, content_type="image/jpeg")
    return key


def compare(owner: UUID | None, now: datetime, **more: Any) -> None:
    told = {"place": "media", "after": "", **more}
    with act_as_company(owner):  # as its job does
        services.reconcile_library(owner=owner, now=now, **told)


class TestReconcileLibrary:
    def test_removes_what_no_row_knows(self, company, tomorrow):
        lost = store(company, uuid7())
        content = ContentFactory.create(company_id=company)
        kept = store(company, content.id, "w320.webp")

        compare(company, tomorrow)

        assert (objects.size_of(lost), objects.size_of(kept)) == (None, 1)

    def test_leaves_what_is_younger_than_a_day(self, company):
        young = store(company, uuid7())

        compare(company, timezone.now())

        assert objects.size_of(young) == 1

    def test_leaves_what_an_analysis_has_written_so_far(self, company, tomorrow):
        upload = UploadFactory.create(company_id=company, state=UploadState.ANALYSING)
        written = store(company, upload.id)

        compare(company, tomorrow)

        assert objects.size_of(written) == 1

    def test_does_not_take_the_row_of_another_company_for_its_own(self, company, tomorrow):
        foreign = ContentFactory.create()
        lost, theirs = store(company, foreign.id), store(foreign.company_id, foreign.id)

        compare(company, tomorrow)

        assert (objects.size_of(lost), objects.size_of(theirs)) == (None, 1)

    def test_leaves_what_it_cannot_read(self, company, tomorrow):
        key = f"media/{company}/unheard-of/a.jpg"
        objects.put(body=b"1", key=key, content_type="image/jpeg")

        compare(company, tomorrow)

        assert objects.size_of(key) == 1

    def test_removes_nothing_of_the_platform(self, tomorrow):
        lost = store(None, uuid7())

        compare(None, tomorrow)

        assert objects.size_of(lost) == 1
        objects.remove([lost])

    def test_tells_of_a_row_whose_object_is_missing(self, company, tomorrow, missing):
        there = ContentFactory.create(company_id=company)
        gone = ContentFactory.create(company_id=company)
        store(company, there.id, f"original.{there.extension}")

        compare(company, tomorrow)

        folder = addresses.folder_of(owner=company, content_id=gone.id)
        assert missing == [f"{folder}original.{gone.extension}"]

    def test_is_done_piece_by_piece(self, company, tomorrow, missing, monkeypatch):
        monkeypatch.setattr(reconcile, "BATCH", 2)
        contents = [ContentFactory.create(company_id=company) for _ in range(4)]
        for content in (contents[0], contents[1], contents[3]):
            store(company, content.id, f"original.{content.extension}")
        lost = store(company, uuid7())

        compare(company, tomorrow)
        for _ in range(3):
            if job := Job.objects.filter(name="media.reconcile_library").first():
                job.delete()
                compare(company, tomorrow, **job.payload)

        assert objects.size_of(lost) is None
        assert [str(contents[2].id) in key for key in missing] == [True]

    def test_removes_bytes_that_nobody_awaits_any_more(self, company, tomorrow):
        ready = UploadFactory.create(company_id=company, state=UploadState.READY)
        awaited = UploadFactory.create(company_id=company, state=UploadState.UPLOADING)
        keys = [addresses.upload_key(owner=company, upload_id=one.id) for one in (ready, awaited)]
        for key in keys:
            objects.put(body=b"1", key=key, content_type="image/jpeg")

        compare(company, tomorrow, place="uploads")

        assert [objects.size_of(key) for key in keys] == [None, 1]


class TestReconcileObjects:
    def test_asks_each_library_in_its_own_name(self, company):
        ContentFactory.create(company_id=company)
        left = CompanyFactory.create().id
        store(left, uuid7())

        services.reconcile_objects()

        asked = Job.objects.filter(name="media.reconcile_library")
        assert {company, left} <= set(asked.values_list("company_id", flat=True))

    def test_leaves_alone_what_belongs_to_no_company_of_ours(self):
        stranger = uuid7()
        key = store(stranger, uuid7())

        services.reconcile_objects()

        asked = Job.objects.filter(name="media.reconcile_library", company_id=stranger)
        assert not asked.exists()
        objects.remove([key])
