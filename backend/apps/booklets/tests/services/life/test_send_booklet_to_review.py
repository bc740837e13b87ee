from typing import Any

import pytest

from apps.booklets import policies, services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletRole, BookletStatus
from apps.booklets.tests.people import NOW, admin, colleague, working_on
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Actor

pytestmark = pytest.mark.django_db


def review(booklet: Booklet, actor: Actor | None = None, **asked: Any) -> Booklet:
    return services.send_booklet_to_review(
        actor=actor or admin(booklet.company_id), booklet_id=booklet.id, **asked, now=NOW
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

    def test_names_who_should_read_it(self):
        booklet = BookletFactory.create()
        writer, author = (working_on(booklet, BookletRole.WRITER) for _ in range(2))

        review(booklet, author, reviewer_id=writer.user_id, message="La page 3 surtout")

        booklet.refresh_from_db()
        assert booklet.review.reviewer_id == writer.user_id
        assert (booklet.review.message, booklet.review.asked_by_name) == (
            "La page 3 surtout",
            author.name,
        )
        assert policies.booklet_abilities(writer, booklet)["review"]
        assert not policies.booklet_abilities(author, booklet)["review"]
        assert policies.booklet_abilities(author, booklet)["send_back"]

    def test_names_nobody_who_has_no_right_on_it(self):
        booklet = BookletFactory.create()
        strangers = colleague(booklet.company_id), admin(BookletFactory.create().company_id)

        for stranger in strangers:
            with pytest.raises(errors.Invalid):
                review(booklet, reviewer_id=stranger.user_id)

    def test_asks_anew_after_it_came_back(self):
        booklet = BookletFactory.create()
        review(booklet)
        services.send_booklet_back(
            actor=admin(booklet.company_id), booklet_id=booklet.id, message="Trop long", now=NOW
        )

        review(booklet)

        booklet.refresh_from_db()
        assert (booklet.review.verdict, booklet.review.answer) == ("", "")
