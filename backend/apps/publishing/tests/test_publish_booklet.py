from datetime import UTC, date, datetime, timedelta

import pytest
from django.db import DatabaseError, transaction

from apps.booklets import services as booklets
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletRole, BookletStatus, Step
from apps.companies.models import Company
from apps.journal.models import AuditEvent
from apps.publishing import services
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import (
    Build,
    BuildState,
    Edition,
    Publication,
    PublicationContent,
    Scope,
)
from apps.publishing.tests.contents import said
from apps.publishing.tests.people import NOW, TODAY, admin, staff_in, working_on
from apps.publishing.tests.publishing import publish, ready, rewrite
from shared import errors
from shared.documents import fingerprint
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db


class TestTheFirstVersion:
    def test_keeps_what_the_booklet_says_under_a_fingerprint(self):
        publication = publish(ready("Bienvenue", "Se laver les mains"))

        content = PublicationContent.objects.get(publication=publication).content
        (chapter,) = content["chapters"]
        assert [page["title"] for page in chapter["pages"]] == ["Bienvenue", "Se laver les mains"]
        assert (publication.version, publication.changes) == ("1.0", [])
        assert publication.sha256 == fingerprint(content)

    def test_is_not_offered_in_a_language_that_is_not_translated(self):
        publication = publish(ready(locales=["en-GB"]))

        content = PublicationContent.objects.get(publication=publication).content
        editions = Edition.objects.filter(publication=publication)
        assert [edition.locale for edition in editions] == ["fr-FR"]
        assert publication.locales == content["locales"] == ["fr-FR"]

    @pytest.mark.usefixtures("translated")
    def test_waits_to_be_made_in_each_language(self):
        publication = publish(ready(locales=["en-GB"]))

        assert Build.objects.get(publication=publication).state == BuildState.WAITING
        editions = Edition.objects.filter(publication=publication).order_by("-locale")
        assert [edition.locale for edition in editions] == publication.locales == ["fr-FR", "en-GB"]
        assert Job.objects.filter(name="publishing.make").count() == 1

    @pytest.mark.parametrize("status", ["building", "draft", "in_review"])
    def test_opens_the_booklet_to_readers(self, status):
        booklet = ready(status=status, has_changes=True)

        publish(booklet)

        booklet.refresh_from_db()
        assert (booklet.status, booklet.step) == (BookletStatus.PUBLISHED, Step.DONE)
        assert not booklet.has_changes
        assert booklet.publication_id is None  # until its files are there

    def test_is_in_force_from_today_unless_told(self):
        tomorrow = TODAY + timedelta(days=1)

        assert publish(ready(), now=NOW).effective_on == TODAY
        assert publish(ready(), now=NOW, effective_on=tomorrow).effective_on == tomorrow

    def test_is_in_force_from_the_day_of_its_company(self):
        booklet = ready()
        Company.objects.filter(id=booklet.company_id).update(timezone="Indian/Reunion")
        evening = datetime(2026, 6, 30, 21, tzinfo=UTC)

        assert publish(booklet, now=evening).effective_on == date(2026, 7, 1)

    def test_is_told_in_the_journal(self):
        booklet = ready(name="Livret d’accueil")

        publish(booklet, note="Ouverture de la saison")

        event = AuditEvent.objects.get(action="booklet.published")
        assert event.object_label == "Livret d’accueil"
        assert event.after == {"version": "1.0", "note": "Ouverture de la saison", "pages": 0}


class TestTheNextVersion:
    def test_is_a_minor_one_unless_a_page_has_to_be_read_again(self):
        booklet = ready("Bienvenue")
        PublicationFactory.create(booklet=booklet)
        rewrite(booklet, "Bienvenue", said("p", "Bienvenue en 2027"))

        publication = publish(booklet)

        assert publication.version == "1.1"
        assert [change["scope"] for change in publication.changes] == [Scope.INFORMATION]

    def test_is_a_major_one_when_its_author_says_so(self):
        booklet = ready("Bienvenue")
        PublicationFactory.create(booklet=booklet, major=2, minor=3)
        page = rewrite(booklet, "Bienvenue", said("p", "Bienvenu"))

        publication = publish(booklet, scopes={page.id: Scope.TO_REREAD})

        assert publication.version == "3.0"

    def test_follows_one_whose_build_failed(self):
        booklet = ready()
        PublicationFactory.create(booklet=booklet, state=BuildState.FAILED)

        assert publish(booklet).version == "1.1"

    def test_is_compared_with_one_that_is_still_being_made(self):
        booklet = ready("Bienvenue", "Horaires")
        publish(booklet)
        rewrite(booklet, "Horaires", removed_at=NOW)

        (change,) = publish(booklet).changes

        assert (change["title"], change["change"]) == ("Horaires", "removed")

    def test_leaves_a_suspended_booklet_suspended(self):
        booklet = ready()
        PublicationFactory.create(booklet=booklet)
        booklet.status = BookletStatus.SUSPENDED
        booklet.save()

        publish(booklet)

        booklet.refresh_from_db()
        assert booklet.status == BookletStatus.SUSPENDED


class TestRefusals:
    def test_while_something_blocks_it(self):
        with pytest.raises(services.BookletNotPublishable):
            publish(BookletFactory.create())

    @pytest.mark.parametrize("closed", [{"archived": True}, {"trashed": True}])
    def test_once_it_is_closed(self, closed):
        with pytest.raises(booklets.BookletClosed):
            publish(ready(**closed))

    @pytest.mark.parametrize("role", [BookletRole.WRITER, BookletRole.TRANSLATOR])
    def test_of_who_only_writes_it(self, role):
        booklet = ready()

        with pytest.raises(errors.Forbidden):
            publish(booklet, actor=working_on(booklet, role))

    def test_of_the_platform(self):
        booklet = ready()

        with pytest.raises(errors.NotFound):
            publish(booklet, actor=staff_in(booklet.company_id))

    def test_of_a_stranger(self):
        with pytest.raises(errors.NotFound):
            publish(ready(), actor=admin(BookletFactory.create().company_id))

    def test_leave_nothing_behind(self):
        booklet = BookletFactory.create()

        with pytest.raises(services.BookletNotPublishable):
            publish(booklet)

        assert not Publication.objects.exists()
        assert Booklet.objects.get(id=booklet.id).status == BookletStatus.DRAFT


class TestQuota:
    def test_refuses_one_booklet_too_many(self):
        booklet = ready()
        _allow(booklet, 1)
        _another(booklet, BookletStatus.SUSPENDED)

        with pytest.raises(booklets.PublishedQuotaReached):
            publish(booklet)

    def test_counts_neither_archives_nor_the_trash_nor_drafts(self):
        booklet = ready()
        _allow(booklet, 1)
        _another(booklet, BookletStatus.ARCHIVED)
        _another(booklet, BookletStatus.DRAFT)
        BookletFactory.create(company_id=booklet.company_id, trashed=True)

        assert publish(booklet).version == "1.0"

    def test_lets_what_is_published_be_published_again(self):
        booklet = ready()
        PublicationFactory.create(booklet=booklet)
        _allow(booklet, 0)

        assert publish(booklet).version == "1.1"

    def test_holds_for_what_comes_out_of_the_archive(self):
        booklet = ready(status=BookletStatus.ARCHIVED, archived_from=BookletStatus.PUBLISHED)
        _allow(booklet, 0)

        with pytest.raises(booklets.PublishedQuotaReached):
            booklets.unarchive_booklet(
                actor=admin(booklet.company_id), booklet_id=booklet.id, now=NOW
            )


class TestWhatWasPublished:
    @pytest.mark.parametrize("model", [Publication, PublicationContent])
    def test_is_never_changed(self, model):
        PublicationFactory.create()
        changed = {"note": "Autre"} if model is Publication else {"content": {}}

        with pytest.raises(DatabaseError, match="never changes"), transaction.atomic():
            model.objects.update(**changed)

    def test_may_forget_who_published_it(self):
        PublicationFactory.create()

        assert Publication.objects.update(by_name="Compte supprimé") == 1


def _allow(booklet, most):
    booklet.company.published_booklets = most
    booklet.company.save()


def _another(booklet, status):
    BookletFactory.create(company_id=booklet.company_id, status=status)
