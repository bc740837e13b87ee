import pytest

from apps.booklets import services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletRole, BookletStatus
from apps.booklets.tests.people import NOW, admin, colleague, working_on
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Actor

pytestmark = pytest.mark.django_db


def send_back(booklet: Booklet, actor: Actor | None = None) -> Booklet:
    return services.send_booklet_back(
        actor=actor or admin(booklet.company_id), booklet_id=booklet.id, now=NOW
    )


class TestSendBookletBack:
    def test_makes_a_draft_of_what_was_reviewed(self):
        booklet = BookletFactory.create(status=BookletStatus.IN_REVIEW)

        send_back(booklet)

        booklet.refresh_from_db()
        assert booklet.status == BookletStatus.DRAFT
        told = AuditEvent.objects.get(object_id=booklet.id)
        assert (told.before, told.after) == (
            {"status": BookletStatus.IN_REVIEW},
            {"status": BookletStatus.DRAFT},
        )

    def test_refuses_what_nobody_reviews(self):
        with pytest.raises(services.BookletNotInReview):
            send_back(BookletFactory.create(status=BookletStatus.DRAFT))

    def test_refuses_one_in_the_trash(self):
        with pytest.raises(errors.Conflict):
            send_back(BookletFactory.create(trashed=True, status=BookletStatus.IN_REVIEW))

    def test_is_for_those_who_publish(self):
        booklet = BookletFactory.create(status=BookletStatus.IN_REVIEW)

        with pytest.raises(errors.Forbidden):
            send_back(booklet, working_on(booklet, BookletRole.WRITER))
        assert send_back(booklet, working_on(booklet)).status == BookletStatus.DRAFT

    def test_finds_nothing_for_who_does_not_see_the_booklet(self):
        booklet = BookletFactory.create()

        with pytest.raises(errors.NotFound):
            send_back(booklet, colleague(booklet.company_id))
