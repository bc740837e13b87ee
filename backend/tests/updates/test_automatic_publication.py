"""SOC10: what the library changed by itself reaches readers, where somebody chose so, and asks nobody for a receipt."""

from datetime import timedelta

import pytest

from apps.booklets.factories import BookletAccessFactory
from apps.booklets.models import Booklet, BookletAccess, CorePublication, Duty
from apps.companies.factories import CompanyFactory
from apps.library.models import UpdatePolicy
from apps.pages.models import Importance, Page
from apps.participation import services as participation
from apps.participation.tests.acting import signed
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import BuildState, Publication
from apps.updates.tests.worlds import (
    NOW,
    library_chapter,
    manager_of,
    noted_pages,
    release,
    take,
    write_page,
    write_source,
)
from shared.ids import uuid7
from tests.figures import Figures

pytestmark = pytest.mark.django_db

TEXTS = (("Lavez-vous les mains.", "Savonnez longuement."), ("Portez la tenue.",))
CORRECTION = ("Lavez-vous bien les mains.", "Savonnez longuement.")
INFORMATION = (*TEXTS[0], "Séchez avec du papier à usage unique.")


@pytest.fixture
def company():
    return CompanyFactory.create()


@pytest.fixture
def chapter():
    return library_chapter(TEXTS)


def mandatory_chapter():
    """Who changes what a page of it says asks its readers to read it again."""
    chapter = library_chapter(TEXTS)
    Page.objects.filter(manuscript_id=chapter.manuscript_id).update(importance=Importance.MANDATORY)
    write_source(chapter, 1, "Portez la tenue complète.")
    release(chapter)
    return chapter


def published(chapter, company, choice=CorePublication.AUTOMATIC):
    """Readers have it as the library says it, and two people answer for it."""
    taken = take(chapter, company, sector_id=uuid7(), core_publication=choice)
    for duty in (Duty.MAIN, Duty.SUBSTITUTE):
        BookletAccessFactory.create(booklet=taken.booklet, duty=duty)
    PublicationFactory.create(booklet=taken.booklet, at=NOW)
    return taken


def follow(chapter, run_jobs, *said):
    write_source(chapter, 0, *said)
    release(chapter)
    for _ in range(4):
        run_jobs()


def versions(taken):
    found = Publication.objects.filter(booklet=taken.booklet_id).order_by("id")
    return [(one.version, one.automatic) for one in found]


def has_changes(taken):
    return Booklet.objects.get(id=taken.booklet_id).has_changes


@pytest.fixture
def no_build(monkeypatch):
    """What is made of a version is told elsewhere: here it is only queued."""
    monkeypatch.setattr("apps.publishing.tasks.services.make_next_publication", lambda **_: None)


@pytest.mark.usefixtures("no_build")
class TestWhereSomebodyChoseSo:
    @pytest.mark.parametrize(
        ("said", "scope"), [(CORRECTION, "correction"), (INFORMATION, "information")]
    )
    def test_a_small_change_is_a_minor_version(self, chapter, company, run_jobs, said, scope):
        taken = published(chapter, company)

        follow(chapter, run_jobs, *said)

        assert versions(taken) == [("1.0", False), ("1.1", True)]
        newest = Publication.objects.get(minor=1)
        assert [one["scope"] for one in newest.changes] == [scope]
        assert newest.note.endswith(f"{taken.title}.")
        assert newest.build.state == BuildState.WAITING
        assert not has_changes(taken)

    def test_what_would_be_read_again_waits_for_a_person(self, company, run_jobs):
        chapter = mandatory_chapter()
        taken = published(chapter, company)

        follow(chapter, run_jobs, *INFORMATION)

        assert (versions(taken), has_changes(taken)) == ([("1.0", False)], True)

    def test_a_draft_with_other_edits_waits_too(self, chapter, company, run_jobs):
        taken = published(chapter, company)
        write_page(manager_of(company), noted_pages(taken)[1], "Portez la tenue bleue.")

        follow(chapter, run_jobs, *CORRECTION)

        assert (versions(taken), has_changes(taken)) == ([("1.0", False)], True)

    def test_somebody_who_writes_meanwhile_publishes(self, chapter, company, run_jobs):
        taken = published(chapter, company)
        write_source(chapter, 0, *CORRECTION)
        release(chapter)
        for _ in range(2):
            run_jobs()
        Booklet.objects.filter(id=taken.booklet_id).update(edited_at=NOW + timedelta(seconds=1))

        run_jobs()

        assert versions(taken) == [("1.0", False)]

    def test_with_something_left_to_decide_it_waits(self, chapter, company, run_jobs):
        taken = published(chapter, company)
        write_page(manager_of(company), noted_pages(taken)[1], "Portez la tenue bleue.")
        Booklet.objects.filter(id=taken.booklet_id).update(has_changes=False)
        write_source(chapter, 1, "Portez la tenue propre.")

        follow(chapter, run_jobs, *CORRECTION)

        assert (versions(taken), has_changes(taken)) == ([("1.0", False)], True)

    def test_a_booklet_that_may_not_be_published_waits(self, chapter, company, run_jobs):
        taken = published(chapter, company)
        BookletAccess.objects.filter(booklet=taken.booklet).delete()

        follow(chapter, run_jobs, *CORRECTION)

        assert versions(taken) == [("1.0", False)]

    def test_nobody_is_asked_for_another_receipt(self, chapter, company, run_jobs):
        """The four cases at once: two publish, and who signed has signed."""
        mandatory = mandatory_chapter()
        correction, information, dirty = (published(chapter, company) for _ in range(3))
        again = published(mandatory, company)
        readers = [signed(one.booklet) for one in (correction, information, dirty, again)]
        write_page(manager_of(company), noted_pages(dirty)[1], "Portez la tenue bleue.")

        follow(chapter, run_jobs, *CORRECTION)
        follow(mandatory, run_jobs, *INFORMATION)
        for one in (correction, information, dirty, again):
            newest = Publication.objects.filter(booklet=one.booklet_id).latest("id")
            Booklet.objects.filter(id=one.booklet_id).update(
                publication_id=newest.id, version=newest.version
            )
            participation.turn_participations(booklet_id=one.booklet_id, after=None, now=NOW)

        alone = sum(len(versions(one)) - 1 for one in (correction, information))
        waited = sum(len(versions(one)) - 1 for one in (dirty, again))
        for one in readers:
            one.refresh_from_db()
        asked = sum(one.state != "acknowledged" for one in readers)
        Figures("make test").note(
            "SOC10",
            "two booklets that may publish by themselves, one edited besides, one to read again",
            f"{alone} published, {waited} of the others, {asked} receipts asked",
            goal="2, 0, 0",
            met=(alone, waited, asked) == (2, 0, 0),
        )
        assert (alone, waited, asked) == (2, 0, 0)


@pytest.mark.usefixtures("no_build")
def test_unless_somebody_chose_so_a_person_publishes(chapter, company, run_jobs):
    taken = published(chapter, company, CorePublication.ASK)

    follow(chapter, run_jobs, *CORRECTION)

    assert (versions(taken), has_changes(taken)) == ([("1.0", False)], True)


@pytest.mark.usefixtures("no_build")
def test_what_somebody_adopted_is_published_by_them(chapter, company, run_jobs):
    chapter.update_policy = UpdatePolicy.PROPOSED
    chapter.save()
    taken = published(chapter, company)

    follow(chapter, run_jobs, *CORRECTION)

    assert (versions(taken), has_changes(taken)) == ([("1.0", False)], False)
