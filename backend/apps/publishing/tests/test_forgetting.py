from datetime import timedelta

import pytest
from django.db import DatabaseError, transaction

from apps.accounts.events import AccountErased
from apps.companies import services as companies
from apps.companies.factories import CompanyFactory
from apps.companies.models import CompanyStatus
from apps.companies.questions import SheetsOfCompany
from apps.publishing import services
from apps.publishing.addresses import Keys
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import Build, Edition, Publication, PublicationContent
from apps.publishing.tests.people import NOW
from apps.publishing.tests.publishing import ready
from shared import objects
from shared.actor import Actor
from shared.events import announce
from shared.ids import uuid7
from shared.jobs.models import Job
from shared.questions import ask
from shared.tenancy import act_as

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

    for model in (Publication, PublicationContent, Build, Edition):
        assert not model.objects.filter(company_id=publication.company_id).exists()
    assert objects.size_of(keys.object("booklet.css")) is None


def test_a_company_takes_the_list_of_its_versions_along():
    publication = PublicationFactory.create(booklet=ready(name="Livret d’accueil"), at=NOW)
    PublicationFactory.create()

    sheets = ask(SheetsOfCompany, company_id=publication.company_id, language="fr-FR")

    (sheet,) = (one for one in sheets if one.file_name == "versions.csv")
    assert [tuple(row)[:2] for row in sheet.rows] == [("Livret d’accueil", "1.0")]
    assert sheet.header[0] == "Livret"


class TestTheDoorOfVersions:
    """What the database itself refuses, whatever the application asks."""

    def test_is_shut_while_the_booklet_stands(self):
        publication = PublicationFactory.create()

        with pytest.raises(DatabaseError, match="leaves the trash"), transaction.atomic():
            services.forget_publications(
                company_id=publication.company_id, booklet_id=publication.booklet_id
            )

        assert Publication.objects.filter(id=publication.id).exists()

    def test_is_shut_to_other_companies(self):
        publication = PublicationFactory.create()

        with (
            act_as(Actor(company_id=uuid7())),
            pytest.raises(DatabaseError, match="another company"),
            transaction.atomic(),
        ):
            services.forget_publications(
                company_id=publication.company_id, booklet_id=publication.booklet_id
            )

    @pytest.mark.parametrize("model", [Publication, PublicationContent])
    def test_is_the_only_way_out(self, model):
        PublicationFactory.create()

        with pytest.raises(DatabaseError, match="permission denied"), transaction.atomic():
            model.objects.all().delete()
