import pytest

from apps.booklets import services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import BookletRole, BookletStatus
from apps.booklets.tests.people import NOW, admin, working_on
from apps.journal.models import AuditEvent
from shared import errors

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet():
    return BookletFactory.create()


@pytest.fixture
def reviewer(booklet):
    """A writer who was asked."""
    asked = working_on(booklet, BookletRole.WRITER)
    services.send_booklet_to_review(
        actor=admin(booklet.company_id),
        booklet_id=booklet.id,
        reviewer_id=asked.user_id,
        now=NOW,
    )
    return asked


class TestApproveBooklet:
    def test_says_that_it_was_read_and_leaves_it_in_review(self, booklet, reviewer):
        services.approve_booklet(
            actor=reviewer, booklet_id=booklet.id, message="Rien à redire", now=NOW
        )

        booklet.refresh_from_db()
        assert booklet.status == BookletStatus.IN_REVIEW
        told = booklet.review
        assert (told.verdict, told.answer, told.answered_by_name) == (
            "approved",
            "Rien à redire",
            reviewer.name,
        )
        assert AuditEvent.objects.filter(action="booklet.approved").exists()

    def test_is_for_who_was_asked_and_those_who_publish(self, booklet, reviewer):
        other = working_on(booklet, BookletRole.WRITER)

        with pytest.raises(errors.Forbidden):
            services.approve_booklet(actor=other, booklet_id=booklet.id, now=NOW)
        assert services.approve_booklet(
            actor=admin(booklet.company_id), booklet_id=booklet.id, now=NOW
        )

    def test_refuses_what_nobody_sent(self, booklet):
        with pytest.raises(services.BookletNotInReview):
            services.approve_booklet(
                actor=admin(booklet.company_id), booklet_id=booklet.id, now=NOW
            )

    def test_the_reviewer_may_send_it_back_with_a_message(self, booklet, reviewer):
        services.send_booklet_back(
            actor=reviewer, booklet_id=booklet.id, message="Il manque un numéro", now=NOW
        )

        booklet.refresh_from_db()
        assert booklet.status == BookletStatus.DRAFT
        assert (booklet.review.verdict, booklet.review.answer) == (
            "sent_back",
            "Il manque un numéro",
        )
