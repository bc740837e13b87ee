from collections.abc import Callable

import pytest

from apps.booklets import services
from apps.booklets.factories import (
    BookletFactory,
)
from apps.booklets.models import (
    Booklet,
    BookletRole,
    BookletStatus,
    Step,
)
from apps.booklets.tests.people import (
    NOW,
    admin,
    colleague,
    staff_in,
    switched_admin,
    working_on,
)
from apps.journal.models import AuditEvent
from apps.library.factories import SectorFactory
from shared import errors
from shared.actor import Actor

pytestmark = pytest.mark.django_db

ACTS: dict[str, Callable[..., Booklet]] = {
    "finish": services.finish_booklet,
    "review": services.send_booklet_to_review,
    "send_back": services.send_booklet_back,
    "archive": services.archive_booklet,
    "unarchive": services.unarchive_booklet,
    "trash": services.trash_booklet,
    "restore": services.restore_booklet,
}


def do(name: str, booklet: Booklet, actor: Actor | None = None) -> Booklet:
    actor = actor or admin(booklet.company_id)
    return ACTS[name](actor=actor, booklet_id=booklet.id, now=NOW)


def building(**traits) -> Booklet:
    return BookletFactory.create(building=True, sector_id=SectorFactory.create().id, **traits)


class TestTurns:
    @pytest.mark.parametrize(
        ("name", "before", "after"),
        [
            ("review", BookletStatus.DRAFT, BookletStatus.IN_REVIEW),
            ("send_back", BookletStatus.IN_REVIEW, BookletStatus.DRAFT),
            ("archive", BookletStatus.DRAFT, BookletStatus.ARCHIVED),
            ("archive", BookletStatus.IN_REVIEW, BookletStatus.ARCHIVED),
            ("archive", BookletStatus.PUBLISHED, BookletStatus.ARCHIVED),
            ("archive", BookletStatus.SUSPENDED, BookletStatus.ARCHIVED),
        ],
    )
    def test_lead_from_one_state_to_the_next(self, name, before, after):
        booklet = BookletFactory.create(status=before)

        do(name, booklet)

        booklet.refresh_from_db()
        assert booklet.status == after
        told = AuditEvent.objects.get(object_id=booklet.id)
        assert (told.before, told.after) == ({"status": before}, {"status": after})

    @pytest.mark.parametrize(
        ("name", "status", "refusal"),
        [
            ("finish", BookletStatus.DRAFT, services.BookletFinished),
            ("review", BookletStatus.BUILDING, services.BookletNotDraft),
            ("review", BookletStatus.PUBLISHED, services.BookletNotDraft),
            ("send_back", BookletStatus.DRAFT, services.BookletNotInReview),
            ("archive", BookletStatus.BUILDING, services.BookletNotToArchive),
            ("archive", BookletStatus.ARCHIVED, services.BookletNotToArchive),
            ("unarchive", BookletStatus.DRAFT, services.BookletNotArchived),
            ("trash", BookletStatus.PUBLISHED, services.BookletNotToTrash),
            ("trash", BookletStatus.SUSPENDED, services.BookletNotToTrash),
            ("restore", BookletStatus.DRAFT, services.BookletNotTrashed),
        ],
    )
    def test_refuse_what_its_state_does_not_allow(self, name, status, refusal):
        with pytest.raises(refusal):
            do(name, BookletFactory.create(status=status))

    @pytest.mark.parametrize("name", ["finish", "review", "send_back", "archive", "unarchive"])
    def test_refuse_whatever_is_in_the_trash(self, name):
        statuses = {
            "finish": BookletStatus.BUILDING,
            "send_back": BookletStatus.IN_REVIEW,
            "unarchive": BookletStatus.ARCHIVED,
        }
        booklet = BookletFactory.create(
            trashed=True, status=statuses.get(name, BookletStatus.DRAFT)
        )

        with pytest.raises(errors.Conflict):
            do(name, booklet)

    @pytest.mark.parametrize("name", ["archive", "unarchive", "trash", "restore"])
    def test_of_the_end_are_for_administrators(self, name):
        booklet = BookletFactory.create(archived=name == "unarchive", trashed=name == "restore")

        with pytest.raises(errors.Forbidden):
            do(name, booklet, working_on(booklet))
        with pytest.raises(errors.Forbidden):
            do(name, booklet, staff_in(booklet.company_id))

    def test_of_the_review_are_asked_by_authors_and_ended_by_those_who_publish(self):
        booklet = BookletFactory.create()
        writer = working_on(booklet, BookletRole.WRITER)

        with pytest.raises(errors.Forbidden):
            do("review", booklet, working_on(booklet, BookletRole.TRANSLATOR))
        do("review", booklet, writer)
        with pytest.raises(errors.Forbidden):
            do("send_back", booklet, writer)
        assert do("send_back", booklet, working_on(booklet)).status == BookletStatus.DRAFT

    def test_do_not_exist_for_who_does_not_see_the_booklet(self):
        booklet = BookletFactory.create()

        for name in ACTS:
            with pytest.raises(errors.NotFound):
                do(name, booklet, colleague(booklet.company_id))


class TestFinishing:
    def test_makes_a_draft(self):
        booklet = do("finish", building())

        assert (booklet.status, booklet.step) == (BookletStatus.DRAFT, Step.DONE)

    def test_needs_the_sector(self):
        with pytest.raises(services.BookletWithoutSector) as refused:
            do("finish", BookletFactory.create(building=True))

        assert refused.value.fields == {"sector": "missing"}

    def test_is_for_those_who_manage_it(self):
        booklet = building()

        with pytest.raises(errors.Forbidden):
            do("finish", booklet, working_on(booklet, BookletRole.WRITER))
        do("finish", booklet, staff_in(booklet.company_id))


class TestArchiving:
    @pytest.mark.parametrize("status", [BookletStatus.DRAFT, BookletStatus.PUBLISHED])
    def test_is_undone_into_what_it_was(self, status):
        booklet = BookletFactory.create(status=status)

        do("archive", booklet)
        back = do("unarchive", booklet)

        assert (back.status, back.archived_from) == (status, "")

    def test_frees_the_name_and_cannot_be_undone_once_it_is_taken(self):
        booklet = BookletFactory.create(name="Livret d’accueil")
        do("archive", booklet)
        BookletFactory.create(name="LIVRET d’accueil", company_id=booklet.company_id)

        with pytest.raises(services.BookletNameTaken) as refused:
            do("unarchive", booklet)

        assert refused.value.fields == {"name": "booklet_name_taken"}
        booklet.refresh_from_db()
        assert booklet.status == BookletStatus.ARCHIVED


class TestTheTrash:
    def test_keeps_the_state(self):
        booklet = BookletFactory.create(status=BookletStatus.IN_REVIEW)

        assert do("trash", booklet).trashed_at == NOW
        back = do("restore", booklet)

        assert (back.trashed_at, back.status) == (None, BookletStatus.IN_REVIEW)

    def test_does_not_give_back_what_has_a_taken_name(self):
        booklet = BookletFactory.create(name="Livret d’accueil", trashed=True)
        BookletFactory.create(name="Livret d’accueil", company_id=booklet.company_id)

        with pytest.raises(services.BookletNameTaken):
            do("restore", booklet)

    def test_gives_back_an_archived_one_whatever_its_name(self):
        booklet = BookletFactory.create(name="Livret d’accueil", archived=True, trashed=True)
        BookletFactory.create(name="Livret d’accueil", company_id=booklet.company_id)

        assert do("restore", booklet).status == BookletStatus.ARCHIVED

    def test_is_not_filled_or_emptied_in_anothers_name(self):
        booklet = BookletFactory.create()
        switched = switched_admin(booklet.company_id)

        with pytest.raises(errors.NotWhileSwitched):
            do("trash", booklet, switched)
        with pytest.raises(errors.NotWhileSwitched):
            services.delete_booklet(actor=switched, booklet_id=booklet.id, now=NOW)
