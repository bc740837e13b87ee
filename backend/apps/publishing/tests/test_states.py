import pytest

from apps.booklets import services as booklets
from apps.booklets.models import Booklet, BookletChapter, BookletRole, BookletStatus
from apps.booklets.services.options._rules import default_theme
from apps.journal.models import AuditEvent
from apps.pages.models import Page
from apps.publishing import services
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import Publication
from apps.publishing.tests.people import NOW, working_on
from apps.publishing.tests.publishing import do, ready
from shared import errors
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet():
    """Published, and unchanged since."""
    booklet = ready("Bienvenue")
    PublicationFactory.create(booklet=booklet)
    return booklet


class TestSuspending:
    def test_closes_and_opens_it_again(self, booklet, heard):
        assert do(services.suspend_booklet, booklet).status == BookletStatus.SUSPENDED
        assert do(services.resume_booklet, booklet).status == BookletStatus.PUBLISHED
        assert heard == [booklet.id, booklet.id]

    def test_is_told_in_the_journal(self, booklet):
        do(services.suspend_booklet, booklet)

        event = AuditEvent.objects.get(action="booklet.suspended")
        assert (event.before, event.after) == ({"status": "published"}, {"status": "suspended"})

    def test_needs_something_to_suspend(self):
        with pytest.raises(services.BookletNotPublished):
            do(services.suspend_booklet, ready())

    def test_needs_something_to_resume(self, booklet):
        with pytest.raises(services.BookletNotSuspended):
            do(services.resume_booklet, booklet)

    def test_is_not_for_who_only_writes(self, booklet):
        with pytest.raises(errors.Forbidden):
            services.suspend_booklet(
                actor=working_on(booklet, BookletRole.WRITER), booklet_id=booklet.id, now=NOW
            )


class TestWhatReadersAreTold:
    def test_of_an_archive_and_back(self, booklet, heard):
        do(booklets.archive_booklet, booklet)
        do(booklets.unarchive_booklet, booklet)

        assert heard == [booklet.id, booklet.id]

    def test_after_an_archive_is_what_values_say_by_now(self, booklet):
        do(booklets.archive_booklet, booklet)
        Job.objects.all().delete()

        do(booklets.unarchive_booklet, booklet)

        assert Job.objects.filter(name="publishing.republish_values").count() == 1

    def test_of_the_trash(self, booklet, heard):
        do(booklets.archive_booklet, booklet)
        do(booklets.trash_booklet, booklet)
        do(booklets.restore_booklet, booklet)

        assert heard == [booklet.id] * 3

    def test_of_another_address_and_of_nothing_else_among_the_options(self, booklet, heard):
        do(booklets.set_booklet_options, booklet, changes={"receipt_days": 14})
        assert heard == []

        do(booklets.set_booklet_options, booklet, changes={"slug": "livret-des-saisonniers"})
        assert heard == [booklet.id]

    def test_of_its_end_and_its_files_go(self, booklet, heard):
        Booklet.objects.filter(id=booklet.id).update(trashed_at=NOW)

        do(booklets.delete_booklet, booklet)

        assert heard == [booklet.id]
        assert not Publication.objects.exists()
        job = Job.objects.get(name="publishing.forget_objects")
        assert job.payload == {"prefix": f"published/{booklet.company_id}/{booklet.id}/"}


def _save_page(booklet: Booklet) -> None:
    page = Page.objects.get(company_id=booklet.company_id)
    do(
        booklets.save_booklet_page,
        booklet,
        page_id=page.id,
        base_revision=page.revision,
        title="Bonjour",
        importance="info",
        document=page.document,
    )


def _set_conditions(booklet: Booklet) -> None:
    page = Page.objects.get(company_id=booklet.company_id)
    conditions = {"sites": [], "jobs": ["Cuisine"], "contracts": [], "groups": []}
    do(booklets.set_page_conditions, booklet, page_id=page.id, conditions=conditions)


def _rename_chapter(booklet: Booklet) -> None:
    chapter = BookletChapter.objects.get(booklet=booklet)
    do(booklets.rename_chapter, booklet, chapter_id=chapter.id, title="Propreté")


EDITS = {
    "a page": _save_page,
    "conditions": _set_conditions,
    "a chapter": _rename_chapter,
    "the plan": lambda one: do(booklets.add_chapter, one, title="Nos métiers"),
    "the theme": lambda one: do(booklets.set_theme, one, theme={**default_theme(), "size": 19}),
    "the name": lambda one: do(booklets.update_booklet, one, changes={"name": "Autre livret"}),
    "the order": lambda one: do(booklets.set_booklet_options, one, changes={"free_order": False}),
    "the structure": lambda one: do(
        booklets.update_booklet, one, changes={"structure": "guided_path"}
    ),
}


class TestChangesToPublish:
    @pytest.mark.parametrize("what", EDITS)
    @pytest.mark.parametrize("status", [BookletStatus.PUBLISHED, BookletStatus.SUSPENDED])
    def test_are_noted_when_what_readers_have_is_edited(self, booklet, what, status):
        Booklet.objects.filter(id=booklet.id).update(status=status)

        EDITS[what](booklet)

        booklet.refresh_from_db()
        assert booklet.has_changes

    @pytest.mark.parametrize("what", EDITS)
    def test_are_none_of_a_draft(self, what):
        draft = ready("Bienvenue")

        EDITS[what](draft)

        draft.refresh_from_db()
        assert not draft.has_changes

    def test_are_none_when_somebody_else_answers_for_it(self, booklet):
        do(booklets.set_booklet_options, booklet, changes={"receipt_days": 14})

        booklet.refresh_from_db()
        assert not booklet.has_changes
