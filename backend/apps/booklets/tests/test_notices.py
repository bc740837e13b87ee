from datetime import timedelta

import pytest

from apps.booklets import selectors, services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import BookletRole
from apps.booklets.tests.people import NOW, admin, colleague, working_on
from apps.companies.factories import CompanyFactory
from apps.journal.factories import AuditEventFactory

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet():
    return BookletFactory.create(company_id=CompanyFactory.create().id, plan={})


def happened(booklet, action: str = "booklet.published", **told):
    usual = {"company_id": booklet.company_id, "object_id": booklet.id, "at": NOW}
    return AuditEventFactory.create(action=action, **{**usual, **told})


def told_to(actor) -> list[str]:
    notices = selectors.list_notices(actor=actor, now=NOW)
    return [notice.what.removeprefix("actions.") for notice in notices]


class TestListNotices:
    def test_tells_what_others_did_with_my_booklets_newest_first(self, booklet):
        happened(booklet, "booklet.sent_back", at=NOW - timedelta(hours=1))
        happened(booklet)

        assert told_to(working_on(booklet)) == ["booklet.published", "booklet.sent_back"]

    def test_does_not_tell_what_i_did_myself(self, booklet):
        actor = working_on(booklet)
        happened(booklet, actor_id=actor.user_id)

        assert told_to(actor) == []

    def test_tells_what_was_done_by_itself(self, booklet):
        happened(booklet, "booklet.published_automatically", actor_id=None)

        assert told_to(working_on(booklet)) == ["booklet.published_automatically"]

    @pytest.mark.parametrize(
        "told", [{"at": NOW - timedelta(days=31)}, {"action": "booklet.page_added"}]
    )
    def test_leaves_out_what_is_old_or_small(self, booklet, told):
        happened(booklet, **told)

        assert told_to(working_on(booklet)) == []

    def test_tells_nobody_else(self, booklet):
        happened(booklet)

        assert told_to(colleague(booklet.company_id)) == []
        assert told_to(admin(CompanyFactory.create().id)) == []

    def test_tells_the_person_who_is_asked_to_review_once(self, booklet):
        actor, author = working_on(booklet), working_on(booklet, BookletRole.WRITER)
        services.send_booklet_to_review(
            actor=author, booklet_id=booklet.id, reviewer_id=actor.user_id, now=NOW
        )

        assert told_to(actor) == ["notices.review_asked"]
        assert told_to(author) == []

    def test_tells_who_asked_what_came_of_it(self, booklet):
        reviewer, asking = working_on(booklet), admin(booklet.company_id)
        services.send_booklet_to_review(
            actor=asking, booklet_id=booklet.id, reviewer_id=reviewer.user_id, now=NOW
        )
        services.approve_booklet(actor=reviewer, booklet_id=booklet.id, now=NOW)

        assert told_to(asking) == ["booklet.approved"]
        assert "notices.review_asked" not in told_to(reviewer)
