import pytest

from apps.booklets import services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletStatus
from apps.booklets.tests.people import NOW, admin, colleague, staff_in, working_on
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Actor

pytestmark = pytest.mark.django_db


def archive(booklet: Booklet, actor: Actor | None = None) -> Booklet:
    return services.archive_booklet(
        actor=actor or admin(booklet.company_id), booklet_id=booklet.id, now=NOW
    )


class TestArchiveBooklet:
    @pytest.mark.parametrize(
        "status",
        [
            BookletStatus.DRAFT,
            BookletStatus.IN_REVIEW,
            BookletStatus.PUBLISHED,
            BookletStatus.SUSPENDED,
        ],
    )
    def test_takes_what_is_written_or_read(self, status):
        booklet = BookletFactory.create(status=status)

        archive(booklet)

        booklet.refresh_from_db()
        assert booklet.status == BookletStatus.ARCHIVED
        told = AuditEvent.objects.get(object_id=booklet.id)
        assert (told.before, told.after) == (
            {"status": status},
            {"status": BookletStatus.ARCHIVED},
        )

    @pytest.mark.parametrize("status", [BookletStatus.BUILDING, BookletStatus.ARCHIVED])
    def test_refuses_one_that_is_built_or_archived(self, status):
        with pytest.raises(services.BookletNotToArchive):
            archive(BookletFactory.create(status=status))

    def test_refuses_one_in_the_trash(self):
        with pytest.raises(errors.Conflict):
            archive(BookletFactory.create(trashed=True, status=BookletStatus.DRAFT))

    def test_is_for_administrators(self):
        booklet = BookletFactory.create()

        with pytest.raises(errors.Forbidden):
            archive(booklet, working_on(booklet))
        with pytest.raises(errors.NotFound):
            archive(booklet, staff_in(booklet.company_id))

    def test_finds_nothing_for_who_does_not_see_the_booklet(self):
        booklet = BookletFactory.create()

        with pytest.raises(errors.NotFound):
            archive(booklet, colleague(booklet.company_id))
