"""What was published and what the tables say of it."""

from datetime import datetime, timedelta
from uuid import UUID

import pytest
from django.utils import timezone

from apps.companies.factories import CompanyFactory
from apps.publishing import services
from apps.publishing.addresses import Keys
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import Edition, PdfState
from apps.publishing.tests.building import edition_of, make
from apps.publishing.tests.publishing import publish, ready
from shared import objects, reconcile
from shared.ids import uuid7
from shared.jobs.models import Job
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db


@pytest.fixture
def tomorrow() -> datetime:
    return timezone.now() + reconcile.KEPT + timedelta(hours=1)


@pytest.fixture
def missing(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    told: list[str] = []
    monkeypatch.setattr(reconcile.log, "error", lambda _, **said: told.extend(said["keys"]))
    return told


def compare(company_id: UUID, now: datetime) -> None:
    with act_as_company(company_id):  # as its job does
        services.reconcile_company(company_id=company_id, after="", now=now)


@pytest.mark.usefixtures("pretended")
class TestReconcileCompany:
    def test_removes_what_is_left_of_a_booklet_that_is_gone(self, tomorrow):
        company = CompanyFactory.create().id
        left = Keys(company, uuid7()).file("a" * 64)
        objects.put(body=b"1", key=left, content_type="text/html")

        compare(company, tomorrow)

        assert objects.size_of(left) is None

    def test_leaves_a_published_booklet_as_it_is(self, tomorrow, missing):
        publication = publish(ready())
        make()

        compare(publication.company_id, tomorrow)

        keys = [one["key"] for one in edition_of(publication).files.values()]
        assert keys
        assert None not in [objects.size_of(key) for key in keys]
        assert missing == []

    def test_tells_what_readers_would_miss(self, tomorrow, missing):
        publication = publish(ready())
        make()
        (page,) = edition_of(publication).files.values()
        objects.remove([page["key"]])

        compare(publication.company_id, tomorrow)

        assert missing == [page["key"]]

    def test_tells_that_the_pdf_of_the_former_version_is_gone(self, tomorrow, missing):
        former = PublicationFactory.create()
        key = Keys(former.company_id, former.booklet_id).object("gone.pdf")
        Edition.objects.update(pdf_state=PdfState.READY, pdf_key=key)
        PublicationFactory.create(booklet=former.booklet, major=2)
        Edition.objects.update(bundle="b" * 64)

        compare(former.company_id, tomorrow)

        assert key in missing


def test_each_company_is_asked_in_its_own_name():
    publication = PublicationFactory.create()

    services.reconcile_objects()

    job = Job.objects.get(name="publishing.reconcile_company", company_id=publication.company_id)
    assert job.payload["company_id"] == str(publication.company_id)
