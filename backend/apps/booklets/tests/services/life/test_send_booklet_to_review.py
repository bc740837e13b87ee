import pytest

from apps.booklets import services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletRole, BookletStatus
from apps.booklets.tests.people import NOW, admin, colleague, working_on
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Actor

pytestmark = pytest.mark.django_db


def review(booklet: Booklet, actor: Actor | None = None) -> Booklet:
    return services.send_booklet_to_review(
        actor=actor or admin(booklet.company_id), booklet_id=booklet.id, now=NOW
    )


class TestSendBookletToReview:
    def test_asks_for_a_review_of_a_draft(self):
        booklet = BookletFactory.create(status=BookletStatus.DRAFT)

        review(booklet)

        booklet.refresh_from_db()
        assert booklet.status == BookletStatus.IN_REVIEW
        told = AuditEvent.objects.get(object_id=booklet.id)
        assert (told.before, told.after) == (
            {"status": BookletStatus.DRAFT},
            {"status": BookletStatus.IN_REVIEW},
        )

    @pytest.mark.parametrize("status", [BookletStatus.BUILDING, BookletStatus.PUBLISHED])
    def test_refuses_what_is_no_draft(self, status):
        with pytest.raises(services.BookletNotDraft):
            review(BookletFactory.create(status=status))

    def test_refuses_one_in_the_trash(self):
        with pytest.raises(errors.Conflict):
            review(BookletFactory.create(trashed=True, status=BookletStatus.DRAFT))

    def test_is_for_authors(self):
        booklet = BookletFactory.create()

        with pytest.raises(errors.Forbidden):
            review(booklet, working_on(booklet, BookletRole.TRANSLATOR))
        assert review(booklet, working_on(booklet, BookletRole.WRITER))

    def test_finds_nothing_for_who_does_not_see_the_booklet(self):
        booklet = BookletFactory.create()

        with pytest.raises(errors.NotFound):
            review(booklet, colleague(booklet.company_id))
