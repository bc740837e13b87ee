import pytest

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletStatus, Step
from apps.booklets.services.life._rules import StatusFields, change_status
from apps.booklets.tests.people import NOW, admin

pytestmark = pytest.mark.django_db


class TestChangeStatus:
    def test_writes_what_it_is_given_and_nothing_else(self):
        booklet = BookletFactory.create(status=BookletStatus.BUILDING, step=Step.PAGES)
        Booklet.objects.filter(id=booklet.id).update(name="Renamed meanwhile", trashed_at=NOW)

        change_status(
            booklet,
            actor=admin(booklet.company_id),
            action="booklet.finished",
            now=NOW,
            status=BookletStatus.DRAFT,
            step=Step.DONE,
        )

        saved = Booklet.objects.get(id=booklet.id)
        assert (saved.status, saved.step) == (BookletStatus.DRAFT, Step.DONE)
        assert (saved.name, saved.trashed_at) == ("Renamed meanwhile", NOW)


def test_only_fields_of_a_booklet_can_be_given():
    assert StatusFields.__annotations__.keys() <= {one.name for one in Booklet._meta.fields}
