import pytest

from apps.booklets import services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletRole, BookletStatus, Step
from apps.booklets.tests.people import NOW, admin, colleague, staff_in, working_on
from apps.library.factories import SectorFactory
from shared import errors
from shared.actor import Actor

pytestmark = pytest.mark.django_db


def finish(booklet: Booklet, actor: Actor | None = None) -> Booklet:
    return services.finish_booklet(
        actor=actor or admin(booklet.company_id), booklet_id=booklet.id, now=NOW
    )


class TestFinishBooklet:
    def building(self) -> Booklet:
        return BookletFactory.create(building=True, sector_id=SectorFactory.create().id)

    def test_makes_a_draft(self):
        booklet = finish(self.building())

        assert (booklet.status, booklet.step) == (BookletStatus.DRAFT, Step.DONE)

    def test_needs_the_sector(self):
        with pytest.raises(services.BookletWithoutSector) as refused:
            finish(BookletFactory.create(building=True))

        assert refused.value.fields == {"sector": "missing"}

    def test_is_for_those_who_manage_it(self):
        booklet = self.building()

        with pytest.raises(errors.Forbidden):
            finish(booklet, working_on(booklet, BookletRole.WRITER))
        with pytest.raises(errors.NotFound):
            finish(booklet, staff_in(booklet.company_id))

    def test_refuses_one_that_is_finished(self):
        with pytest.raises(services.BookletFinished):
            finish(BookletFactory.create(status=BookletStatus.DRAFT))

    def test_refuses_one_in_the_trash(self):
        with pytest.raises(errors.Conflict):
            finish(BookletFactory.create(trashed=True, status=BookletStatus.BUILDING))

    def test_finds_nothing_for_who_does_not_see_the_booklet(self):
        booklet = BookletFactory.create()

        with pytest.raises(errors.NotFound):
            finish(booklet, colleague(booklet.company_id))
