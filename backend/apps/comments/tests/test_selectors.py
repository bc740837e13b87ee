from datetime import timedelta

import pytest

from apps.booklets import selectors as booklets
from apps.booklets.models import BookletAccess
from apps.comments import selectors
from apps.comments.models import Comment
from apps.comments.tests.people import NOW
from apps.comments.tests.saying import answer, open_thread, page_of

pytestmark = pytest.mark.django_db

LATER = NOW + timedelta(minutes=5)


def told_to(actor) -> list[str]:
    return [notice.what for notice in booklets.list_notices(actor=actor, now=LATER)]


class TestPersonalNotices:
    def test_tells_who_is_mentioned(self, booklet, awa, julien):
        thread = open_thread(booklet, awa, f"<@{julien.user_id}> ?")

        (notice,) = booklets.list_notices(actor=julien, now=LATER)

        assert notice.what == "notices.comment_mentions_you"
        assert (notice.page_id, notice.thread_id) == (thread.page_id, thread.id)

    def test_tells_who_spoke_before_of_an_answer(self, booklet, awa, julien):
        thread = open_thread(booklet, awa)
        answer(thread, julien, now=LATER)

        assert told_to(awa) == ["notices.comment_answered"]
        assert told_to(julien) == []

    def test_tells_nothing_of_what_was_taken_back(self, booklet, awa, julien):
        open_thread(booklet, awa, f"<@{julien.user_id}> ?")
        Comment.objects.update(deleted_at=NOW, text="", mentions=[])

        assert told_to(julien) == []

    def test_tells_nobody_who_has_lost_the_booklet(self, booklet, awa, julien):
        open_thread(booklet, awa, f"<@{julien.user_id}> ?")
        BookletAccess.objects.filter(user_id=julien.user_id).delete()

        assert told_to(julien) == []


class TestListThreads:
    def listed(self, booklet, **wanted):
        wanted = {"page_id": None, "state": None, "cursor": None, "limit": 50, **wanted}
        return selectors.list_threads(booklet=booklet, **wanted).items

    def test_a_page_that_was_taken_out_takes_its_threads_along(self, booklet, awa):
        open_thread(booklet, awa)
        page = page_of(booklet)
        page.removed_at = NOW
        page.save()

        assert self.listed(booklet) == []
        assert selectors.count_threads(booklet=booklet) == {"open": 0, "resolved": 0}

    def test_of_one_page_or_one_state(self, booklet, awa):
        thread = open_thread(booklet, awa)

        assert self.listed(booklet, page_id=thread.page_id, state="open") == [thread]
        assert self.listed(booklet, page_id=page_of(booklet, "Horaires").id) == []
        assert self.listed(booklet, state="resolved") == []
