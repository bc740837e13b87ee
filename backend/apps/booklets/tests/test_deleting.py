import sys
from datetime import timedelta

import pytest

from apps.accounts import services as accounts
from apps.booklets import selectors, services
from apps.booklets.factories import (
    BookletAccessFactory,
    BookletFactory,
    NotApplicableFactory,
)
from apps.booklets.models import (
    Booklet,
    BookletAccess,
    BookletChapter,
    BookletPage,
    BookletSlug,
    NotApplicable,
)
from apps.booklets.tests.people import (
    NOW,
    admin,
    member,
    working_on,
)
from apps.companies import services as companies
from apps.companies.events import CompanyExported
from apps.companies.factories import CompanyFactory, SiteFactory
from apps.companies.models import CompanyStatus, Site
from apps.journal.models import AuditEvent
from apps.media.factories import MediaFileFactory
from apps.media.models import MediaFile
from apps.media.services import set_usages
from apps.pages.models import Manuscript, Page, PageRevision
from shared import errors
from shared.actor import Actor, Role
from shared.events import announce
from shared.jobs.models import Job
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db


def delete(booklet: Booklet, actor: Actor | None = None) -> None:
    services.delete_booklet(
        actor=actor or admin(booklet.company_id), booklet_id=booklet.id, now=NOW
    )


class TestDeleting:
    def test_leaves_nothing_of_it_and_frees_what_it_showed(self):
        booklet = BookletFactory.create(trashed=True)
        BookletAccessFactory.create(booklet=booklet)
        NotApplicableFactory.create(booklet=booklet)
        page = Page.objects.get(company_id=booklet.company_id)
        file = MediaFileFactory.create(company_id=booklet.company_id)
        for owner_type, owner_id in (("page", page.id), ("booklet", booklet.id)):
            set_usages(
                company_id=booklet.company_id,
                owner_type=owner_type,
                owner_id=owner_id,
                place="document",
                label="",
                file_ids=[file.id],
            )
        kept = BookletFactory.create(company_id=booklet.company_id)

        delete(booklet)

        assert list(Booklet.objects.all()) == [kept]
        assert BookletChapter.objects.get().booklet_id == kept.id
        for model in (BookletPage, BookletSlug, Page, PageRevision, Manuscript):
            assert model.objects.count() == 1
        for model in (BookletAccess, NotApplicable):
            assert model.objects.count() == 0
        assert MediaFile.objects.get(id=file.id).usages_count == 0
        assert AuditEvent.objects.get(action="booklet.deleted").object_label == booklet.name

    def test_is_only_out_of_the_trash_and_for_administrators(self):
        booklet = BookletFactory.create()

        with pytest.raises(services.BookletNotTrashed):
            delete(booklet)
        services.trash_booklet(actor=admin(booklet.company_id), booklet_id=booklet.id, now=NOW)
        with pytest.raises(errors.Forbidden):
            delete(booklet, working_on(booklet))

    def test_happens_by_itself_after_thirty_days(self, run_jobs):
        old = BookletFactory.create(trashed_at=NOW - timedelta(days=30, minutes=1))
        young = BookletFactory.create(trashed_at=NOW - timedelta(days=29))

        assert services.purge_trash(now=NOW) == 1
        run_jobs()

        assert list(Booklet.objects.all()) == [young]
        told = AuditEvent.objects.get(action="booklet.deleted")
        assert (told.company_id, told.actor_id) == (old.company_id, None)

    def test_goes_on_in_another_job_when_there_are_many(self, monkeypatch):
        monkeypatch.setattr(sys.modules["apps.booklets.services.purge_trash"], "BATCH", 1)
        company_id = CompanyFactory.create().id
        for _ in range(2):
            BookletFactory.create(company_id=company_id, trashed_at=NOW - timedelta(days=31))

        with act_as_company(company_id):
            services.purge_trash_of_company(company_id=company_id, now=NOW)

        assert Booklet.objects.count() == 1
        assert Job.objects.filter(name="booklets.purge_trash_of_company").count() == 1


class TestACompanyThatIsPurged:
    def test_leaves_no_booklet_no_page_and_no_site(self):
        gone = CompanyFactory.create(
            status=CompanyStatus.ARCHIVED, status_since=NOW - timedelta(days=91)
        )
        booklet = BookletFactory.create(company_id=gone.id, site=SiteFactory.create(company=gone))
        NotApplicableFactory.create(booklet=booklet)
        working_on(booklet)
        kept = BookletFactory.create()

        assert companies.purge_company(company_id=gone.id, now=NOW)

        assert list(Booklet.objects.all()) == [kept]
        assert BookletPage.objects.get().chapter.booklet == kept
        for model in (Page, Manuscript):
            assert not model.objects.of(gone.id).exists()
        assert not Site.objects.filter(company=gone).exists()


class TestASite:
    def test_stays_while_a_booklet_is_for_it(self):
        company = CompanyFactory.create()
        site = SiteFactory.create(company=company)
        BookletFactory.create(company_id=company.id, site=site)

        with pytest.raises(companies.SiteInUse):
            companies.remove_site(actor=admin(company.id), company=company, site=site, now=NOW)


class TestAnErasedAccount:
    def test_leaves_no_name_and_no_access(self, run_jobs):
        booklet = BookletFactory.create()
        person = member(booklet.company_id, Role.WRITER).user
        name = person.full_name
        BookletAccessFactory.create(booklet=booklet, user=person)
        Booklet.objects.update(edited_by_id=person.id, edited_by_name=name)
        NotApplicableFactory.create(booklet=booklet, by_id=person.id, by_name=name)

        accounts.erase_account(user=person)
        run_jobs()

        booklet.refresh_from_db()
        assert booklet.edited_by_name == person.full_name != name
        assert NotApplicable.objects.get().by_name == person.full_name
        assert not BookletAccess.objects.filter(user=person).exists()


class TestAnExport:
    def test_takes_each_page_along(self):
        booklet = BookletFactory.create(
            name="Accueil", plan={"Vie d’équipe": ["Les horaires", "La tenue"]}
        )
        company_id = booklet.company_id
        empty = BookletFactory.create(company_id=company_id, name="Vide", building=True, plan={})
        BookletFactory.create(company_id=company_id, name="Jeté", trashed=True)
        BookletFactory.create(name="Étranger")

        lines = list(selectors.booklet_lines(company_id=company_id, language="fr-FR"))

        begin = ("Accueil", booklet.slug, "Brouillon", "Vie d’équipe")
        assert lines == [
            (*begin, "Les horaires", "Les horaires"),
            (*begin, "La tenue", "La tenue"),
            ("Vide", empty.slug, "En création", "", "", ""),
        ]

    def test_has_their_sheet(self):
        fact = CompanyExported(company_id=CompanyFactory.create().id, language="fr-FR")

        announce(fact)

        assert "booklets.csv" in [sheet.file_name for sheet in fact.sheets]
