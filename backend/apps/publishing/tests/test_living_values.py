from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from django.utils import timezone

from apps.booklets.models import Booklet, BookletChapter, BookletStatus
from apps.companies.factories import SiteFactory
from apps.library.models import BookletKind
from apps.publishing import services
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import BuildState, Publication, PublicationContent, left_out
from apps.publishing.tests.contents import inserting, said
from apps.publishing.tests.people import TODAY, admin
from apps.publishing.tests.publishing import add_page, ready, rewrite
from apps.values import services as values
from apps.values.factories import LivingValueFactory
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db

KEY = "safety_contact"


@pytest.fixture
def booklet():
    """Published, with a page that names the safety contact."""
    booklet = ready("Bienvenue")
    insert(booklet, KEY, title="Vos interlocuteurs")
    LivingValueFactory.create(company_id=booklet.company_id, value="Hélène Martin")
    PublicationFactory.create(booklet=booklet)
    return booklet


def insert(booklet: Booklet, key: str, title: str = "Accès") -> None:
    """One more page, which says nothing but this value."""
    chapter = BookletChapter.objects.get(booklet=booklet)
    add_page(chapter, title, inserting("p", key), position=2)


def say(booklet: Booklet, text: str, site_id: UUID | None = None) -> None:
    values.save_values(
        actor=admin(booklet.company_id),
        site_id=site_id,
        changes=[{"key": KEY, "value": text}],
        today=TODAY,
        now=timezone.now(),
    )


def republish(booklet: Booklet) -> int:
    """As the job does."""
    return services.republish_values(company_id=booklet.company_id, now=timezone.now())


def content_of(publication: Publication) -> Any:
    return PublicationContent.objects.get(publication=publication).content


def newest() -> Publication:
    return Publication.objects.order_by("-id")[0]


class TestAChangedValue:
    def test_makes_a_minor_version_with_the_new_words(self, booklet):
        say(booklet, "Nadia Ferrand")

        assert republish(booklet) == 1

        publication = newest()
        assert (publication.version, publication.automatic) == ("1.1", True)
        assert content_of(publication)["values"] == {KEY: "Nadia Ferrand"}
        assert publication.build.state == BuildState.WAITING
        assert "Information mise à jour" in publication.note

    def test_tells_which_pages_say_it(self, booklet):
        say(booklet, "Nadia Ferrand")
        republish(booklet)

        (change,) = newest().changes
        assert (change["title"], change["scope"]) == ("Vos interlocuteurs", "information")

    def test_never_takes_what_its_authors_are_working_on(self, booklet):
        rewrite(booklet, "Bienvenue", said("p", "Un brouillon"))
        Booklet.objects.filter(id=booklet.id).update(has_changes=True)
        say(booklet, "Nadia Ferrand")

        republish(booklet)

        assert "Un brouillon" not in str(content_of(newest()))
        booklet.refresh_from_db()
        assert booklet.has_changes

    def test_is_that_of_the_site_which_readers_know(self, booklet):
        lyon, lille = SiteFactory.create_batch(2, company_id=booklet.company_id)
        Booklet.objects.filter(id=booklet.id).update(site=lyon)
        PublicationFactory.create(booklet=Booklet.objects.get(id=booklet.id), minor=1)
        Booklet.objects.filter(id=booklet.id).update(site=lille)
        say(booklet, "Lucas Petit", site_id=lille.id)
        assert republish(booklet) == 0

        say(booklet, "Nadia Ferrand", site_id=lyon.id)

        assert republish(booklet) == 1
        assert content_of(newest())["values"] == {KEY: "Nadia Ferrand"}

    def test_has_neutral_words_for_the_readers_whom_the_version_has(self, booklet):
        insert(booklet, "reception")
        PublicationFactory.create(booklet=Booklet.objects.get(id=booklet.id), minor=1)
        before = content_of(newest())["values"]
        Booklet.objects.filter(id=booklet.id).update(kind=BookletKind.PATIENT)
        say(booklet, "Nadia Ferrand")

        republish(booklet)

        assert content_of(newest())["values"] == {**before, KEY: "Nadia Ferrand"}

    def test_that_is_emptied_is_left_out_where_nothing_may_stand_in(self, booklet):
        insert(booklet, "works_council")
        row = LivingValueFactory.create(
            company_id=booklet.company_id, key="works_council", value="Ana Ruiz"
        )
        PublicationFactory.create(booklet=Booklet.objects.get(id=booklet.id), minor=1)
        type(row).objects.filter(id=row.id).update(value="")

        assert republish(booklet) == 1

        content = content_of(newest())
        assert content["values"] == {KEY: "Hélène Martin"}
        assert left_out(content) == ["works_council"]
        assert "membres du CSE" in newest().note

    def test_covers_what_the_version_covered_not_the_draft(self, booklet):
        coverage = {"covered": 31, "missing": 2, "not_applicable": 1}
        PublicationFactory.create(booklet=booklet, minor=1, coverage=coverage)
        say(booklet, "Nadia Ferrand")

        republish(booklet)

        assert (newest().version, newest().coverage) == ("1.2", coverage)

    def test_reaches_readers_although_another_one_was_deleted(self, booklet):
        own = LivingValueFactory.create(company_id=booklet.company_id, own=True, value="Porte B")
        insert(booklet, own.key)
        PublicationFactory.create(booklet=booklet, minor=1)
        rewrite(booklet, "Accès", removed_at=timezone.now())
        values.remove_own_value(actor=admin(booklet.company_id), key=own.key, now=timezone.now())
        say(booklet, "Nadia Ferrand")

        assert republish(booklet) == 1
        assert content_of(newest())["values"] == {own.key: "Porte B", KEY: "Nadia Ferrand"}

    def test_goes_on_from_a_version_that_is_being_made(self, booklet):
        rewrite(booklet, "Bienvenue", said("p", "Déjà publié"))
        PublicationFactory.create(booklet=booklet, minor=1, state=BuildState.WAITING)
        say(booklet, "Nadia Ferrand")

        republish(booklet)

        assert newest().version == "1.2"
        assert "Déjà publié" in str(content_of(newest()))

    def test_reaches_a_suspended_booklet_too(self, booklet):
        Booklet.objects.filter(id=booklet.id).update(status=BookletStatus.SUSPENDED)
        say(booklet, "Nadia Ferrand")

        assert republish(booklet) == 1

    @pytest.mark.parametrize("status", [BookletStatus.ARCHIVED, BookletStatus.DRAFT])
    def test_does_not_reach_what_nobody_reads(self, booklet, status):
        Booklet.objects.filter(id=booklet.id).update(status=status)
        say(booklet, "Nadia Ferrand")

        assert republish(booklet) == 0

    def test_of_another_site_changes_nothing(self, booklet):
        site = SiteFactory.create(company_id=booklet.company_id)
        say(booklet, "Nadia Ferrand", site_id=site.id)

        assert republish(booklet) == 0

    def test_that_no_longer_says_anything_stays_and_is_noted(self, booklet):
        say(booklet, "")

        assert republish(booklet) == 0

        booklet.refresh_from_db()
        assert booklet.has_changes


class TestTheJob:
    def test_comes_soon_and_once_for_a_burst(self, booklet):
        say(booklet, "Nadia Ferrand")
        say(booklet, "Nadia Ferrand-Roche")

        job = Job.objects.get(name="publishing.republish_values")
        assert job.company_id == booklet.company_id
        assert job.due_at - timezone.now() < timedelta(seconds=30)

    def test_is_not_wanted_when_only_a_day_of_review_changed(self, booklet):
        values.save_values(
            actor=admin(booklet.company_id),
            site_id=None,
            changes=[{"key": KEY, "review_on": TODAY + timedelta(days=9)}],
            today=TODAY,
            now=timezone.now(),
        )

        assert not Job.objects.filter(name="publishing.republish_values").exists()

    def test_that_has_begun_does_not_hear_what_is_said_after(self, booklet):
        say(booklet, "Nadia Ferrand")
        Job.objects.update(due_at=timezone.now())

        say(booklet, "Claire Roche")

        assert Job.objects.filter(name="publishing.republish_values").count() == 2
