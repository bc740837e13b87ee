from datetime import timedelta

import pytest

from apps.accounts.events import AccountErased
from apps.companies import services as companies
from apps.companies.events import CompanyExported
from apps.companies.factories import CompanyFactory
from apps.companies.models import CompanyStatus
from apps.publishing.addresses import Keys
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import Edition, Making, Publication, PublicationContent
from apps.publishing.tests.people import NOW
from apps.publishing.tests.publishing import ready
from shared import objects
from shared.events import announce
from shared.ids import uuid7
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db


def test_an_erased_person_leaves_their_versions_under_another_name(run_jobs):
    somebody = uuid7()
    mine = PublicationFactory.create(by_id=somebody, by_name="Camille Vidal")
    other = PublicationFactory.create(by_id=uuid7(), by_name="Nadia Ferrand")

    announce(AccountErased(user_id=somebody, name="Compte supprimé"))
    run_jobs()

    names = dict(Publication.objects.values_list("id", "by_name"))
    assert names == {mine.id: "Compte supprimé", other.id: "Nadia Ferrand"}


def test_a_purged_company_leaves_nothing(run_jobs):
    gone = CompanyFactory.create(
        status=CompanyStatus.ARCHIVED, status_since=NOW - timedelta(days=91)
    )
    publication = PublicationFactory.create(company_id=gone.id)
    keys = Keys(publication.company_id, publication.booklet_id)
    objects.put(body=b"css", key=keys.object("booklet.css"), content_type="text/css")

    assert companies.purge_company(company_id=gone.id, now=NOW)
    Job.objects.exclude(name="publishing.forget_objects").delete()
    run_jobs()

    for model in (Publication, PublicationContent, Making, Edition):
        assert not model.objects.filter(company_id=publication.company_id).exists()
    assert objects.size_of(keys.object("booklet.css")) is None


def test_a_company_takes_the_list_of_its_versions_along():
    publication = PublicationFactory.create(booklet=ready(name="Livret d’accueil"), at=NOW)
    PublicationFactory.create()
    export = CompanyExported(company_id=publication.company_id, language="fr-FR")

    announce(export)

    (sheet,) = (one for one in export.sheets if one.file_name == "versions.csv")
    assert [tuple(row)[:2] for row in sheet.rows] == [("Livret d’accueil", "1.0")]
    assert sheet.header[0] == "Livret"
