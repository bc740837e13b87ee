import pytest

from apps.booklets import services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletStatus
from apps.booklets.tests.people import NOW, admin, colleague, staff_in, working_on
from shared import errors
from shared.actor import Actor

pytestmark = pytest.mark.django_db


def unarchive(booklet: Booklet, actor: Actor | None = None) -> Booklet:
    return services.unarchive_booklet(
        actor=actor or admin(booklet.company_id), booklet_id=booklet.id, now=NOW
    )


def archived(booklet: Booklet) -> Booklet:
    return services.archive_booklet(actor=admin(booklet.company_id), booklet_id=booklet.id, now=NOW)


class TestUnarchiveBooklet:
    @pytest.mark.parametrize("status", [BookletStatus.DRAFT, BookletStatus.PUBLISHED])
    def test_makes_it_what_it_was(self, status):
        booklet = archived(BookletFactory.create(status=status))

        back = unarchive(booklet)

        assert (back.status, back.archived_from) == (status, "")

    def test_refuses_one_whose_name_was_taken_meanwhile(self):
        booklet = archived(BookletFactory.create(name="Livret d’accueil"))
        BookletFactory.create(name="LIVRET d’accueil", company_id=booklet.company_id)

        with pytest.raises(services.BookletNameTaken) as refused:
            unarchive(booklet)

        assert refused.value.fields == {"name": "booklet_name_taken"}
        booklet.refresh_from_db()
        assert booklet.status == BookletStatus.ARCHIVED

    def test_refuses_one_that_is_not_archived(self):
        with pytest.raises(services.BookletNotArchived):
            unarchive(BookletFactory.create(status=BookletStatus.DRAFT))

    def test_refuses_one_in_the_trash(self):
        with pytest.raises(errors.Conflict):
            unarchive(BookletFactory.create(trashed=True, status=BookletStatus.ARCHIVED))

    def test_is_for_administrators(self):
        booklet = BookletFactory.create(archived=True)

        with pytest.raises(errors.Forbidden):
            unarchive(booklet, working_on(booklet))
        with pytest.raises(errors.NotFound):
            unarchive(booklet, staff_in(booklet.company_id))

    def test_finds_nothing_for_who_does_not_see_the_booklet(self):
        booklet = BookletFactory.create()

        with pytest.raises(errors.NotFound):
            unarchive(booklet, colleague(booklet.company_id))
