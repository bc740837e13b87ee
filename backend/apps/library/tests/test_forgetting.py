from datetime import timedelta

import pytest
from django.db import DatabaseError, connection, transaction

from apps.accounts import services as accounts
from apps.companies import services as companies
from apps.companies.factories import CompanyFactory, MembershipFactory
from apps.companies.models import CompanyStatus
from apps.companies.questions import SheetsOfCompany
from apps.library import selectors, services
from apps.library.factories import ChapterFactory, ChapterVersionFactory, ObligationFactory
from apps.library.models import Chapter, ChapterVersion, Obligation
from apps.library.tests.acting import NOW, add_page
from apps.pages.models import Manuscript, Page
from shared.actor import Actor, Role
from shared.questions import ask
from shared.tenancy import act_as

pytestmark = pytest.mark.django_db


class TestAPurgedCompany:
    def test_leaves_no_chapter_and_no_page(self):
        gone = CompanyFactory.create(
            status=CompanyStatus.ARCHIVED, status_since=NOW - timedelta(days=91)
        )
        ChapterFactory.create(company_id=gone.id, released=True)
        kept = ChapterFactory.create(released=True)

        assert companies.purge_company(company_id=gone.id, now=NOW)

        assert list(Chapter.objects.all()) == [kept]
        for model in (ChapterVersion, Page, Manuscript):
            assert not model.objects.of(gone.id).exists()
            assert model.objects.of(kept.company_id).exists()

    def test_is_the_only_one_whose_versions_go(self):
        chapter = ChapterFactory.create(released=True)

        with pytest.raises(DatabaseError, match="until it is purged"), transaction.atomic():
            services.forget_chapters(company_id=chapter.company_id)
        with (
            act_as(Actor(company_id=chapter.company_id)),
            pytest.raises(DatabaseError, match="until it is purged"),
            transaction.atomic(),
        ):
            services.forget_chapters(company_id=chapter.company_id)

    def test_versions_are_never_changed(self):
        ChapterFactory.create(released=True)

        for verb in (
            "DELETE FROM library_chapterversion",
            "UPDATE library_chapterversion SET pages = '[]'",
        ):
            with (
                pytest.raises(DatabaseError, match="permission denied"),
                transaction.atomic(),
                connection.cursor() as cursor,
            ):
                cursor.execute(verb)


class TestAnExport:
    def test_takes_each_page_along(self):
        chapter = ChapterFactory.create(name="Hygiène", page="Les mains", released=True)
        add_page(chapter, "La tenue")
        ChapterFactory.create(company_id=chapter.company_id, name="Vide", page="")
        ChapterFactory.create(name="Étranger")

        lines = list(selectors.chapter_lines(company_id=chapter.company_id, language="fr-FR"))

        assert lines == [
            ("Hygiène", "", "Publié", "1", "Les mains", "Les mains"),
            ("Hygiène", "", "Publié", "1", "La tenue", "La tenue"),
            ("Vide", "", "Brouillon", "0", "", ""),
        ]

    def test_has_their_sheet(self):
        sheets = ask(SheetsOfCompany, company_id=CompanyFactory.create().id, language="fr-FR")

        assert "chapters.csv" in [sheet.file_name for sheet in sheets]


class TestAnErasedAccount:
    def test_leaves_no_name(self, run_jobs):
        person = MembershipFactory.create(role=Role.WRITER).user
        name = person.full_name
        version = ChapterVersionFactory.create(released_by_id=person.id, released_by_name=name)
        law = ObligationFactory.create(checked_by_id=person.id, checked_by_name=name)
        other = ObligationFactory.create(checked_by_name=name)

        accounts.erase_account(user=person)
        run_jobs()

        assert ChapterVersion.objects.get(id=version.id).released_by_name == person.full_name
        assert Obligation.objects.get(id=law.id).checked_by_name == person.full_name
        assert Obligation.objects.get(id=other.id).checked_by_name == name
