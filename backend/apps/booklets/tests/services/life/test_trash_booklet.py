import pytest

from apps.booklets import services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletStatus
from apps.booklets.tests.people import NOW, admin, colleague, staff_in, switched_admin, working_on
from shared import errors
from shared.actor import Actor

pytestmark = pytest.mark.django_db


def trash(booklet: Booklet, actor: Actor | None = None) -> Booklet:
    return services.trash_booklet(
        actor=actor or admin(booklet.company_id), booklet_id=booklet.id, now=NOW
    )


class TestTrashBooklet:
    def test_notes_when_and_keeps_the_state(self):
        booklet = trash(BookletFactory.create(status=BookletStatus.IN_REVIEW))

        assert (booklet.trashed_at, booklet.status) == (NOW, BookletStatus.IN_REVIEW)

    @pytest.mark.parametrize("status", [BookletStatus.PUBLISHED, BookletStatus.SUSPENDED])
    def test_refuses_what_people_read(self, status):
        with pytest.raises(services.BookletNotToTrash):
            trash(BookletFactory.create(status=status))

    def test_is_for_administrators(self):
        booklet = BookletFactory.create()

        with pytest.raises(errors.Forbidden):
            trash(booklet, working_on(booklet))
        with pytest.raises(errors.NotFound):
            trash(booklet, staff_in(booklet.company_id))

    def test_is_not_done_in_anothers_name(self):
        booklet = BookletFactory.create()

        with pytest.raises(errors.NotWhileSwitched):
            trash(booklet, switched_admin(booklet.company_id))

    def test_finds_nothing_for_who_does_not_see_the_booklet(self):
        booklet = BookletFactory.create()

        with pytest.raises(errors.NotFound):
            trash(booklet, colleague(booklet.company_id))
