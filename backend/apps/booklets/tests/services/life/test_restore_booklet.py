import pytest

from apps.booklets import services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletStatus
from apps.booklets.tests.people import NOW, admin, colleague, staff_in, working_on
from shared import errors
from shared.actor import Actor

pytestmark = pytest.mark.django_db


def restore(booklet: Booklet, actor: Actor | None = None) -> Booklet:
    return services.restore_booklet(
        actor=actor or admin(booklet.company_id), booklet_id=booklet.id, now=NOW
    )


class TestRestoreBooklet:
    def test_gives_it_back_as_it_was(self):
        booklet = BookletFactory.create(status=BookletStatus.IN_REVIEW, trashed=True)

        back = restore(booklet)

        assert (back.trashed_at, back.status) == (None, BookletStatus.IN_REVIEW)

    def test_does_not_give_back_what_has_a_taken_name(self):
        booklet = BookletFactory.create(name="Livret d’accueil", trashed=True)
        BookletFactory.create(name="Livret d’accueil", company_id=booklet.company_id)

        with pytest.raises(services.BookletNameTaken):
            restore(booklet)

    def test_gives_back_an_archived_one_whatever_its_name(self):
        booklet = BookletFactory.create(name="Livret d’accueil", archived=True, trashed=True)
        BookletFactory.create(name="Livret d’accueil", company_id=booklet.company_id)

        assert restore(booklet).status == BookletStatus.ARCHIVED

    def test_refuses_what_is_not_in_the_trash(self):
        with pytest.raises(services.BookletNotTrashed):
            restore(BookletFactory.create(status=BookletStatus.DRAFT))

    def test_is_for_administrators(self):
        booklet = BookletFactory.create(trashed=True)

        with pytest.raises(errors.Forbidden):
            restore(booklet, working_on(booklet))
        with pytest.raises(errors.NotFound):
            restore(booklet, staff_in(booklet.company_id))

    def test_finds_nothing_for_who_does_not_see_the_booklet(self):
        booklet = BookletFactory.create()

        with pytest.raises(errors.NotFound):
            restore(booklet, colleague(booklet.company_id))
