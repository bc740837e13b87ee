import pytest

from apps.booklets.factories import BookletFactory
from apps.comments import selectors, services
from apps.comments.tests.people import NOW
from apps.comments.tests.saying import answer, open_thread, said_in
from shared import errors

pytestmark = pytest.mark.django_db


class TestAnswerThread:
    def test_says_something_more(self, booklet, awa, julien):
        thread = open_thread(booklet, awa)

        answered = answer(thread, julien, "Oui, depuis mars")

        assert said_in(thread) == ["Est-ce vrai ?", "Oui, depuis mars"]
        assert answered.comments_count == 2

    def test_opens_a_resolved_thread_again(self, booklet, awa, julien):
        thread = open_thread(booklet, awa)
        services.resolve_thread(actor=awa, booklet_id=booklet.id, thread_id=thread.id, now=NOW)

        answered = answer(thread, julien)

        assert (answered.resolved_at, answered.resolved_by_name) == (None, "")

    def test_refuses_a_thread_that_is_full(self, booklet, awa, monkeypatch):
        monkeypatch.setattr(selectors, "MOST_COMMENTS", 1)

        with pytest.raises(services.ThreadFull):
            answer(open_thread(booklet, awa), awa)

    def test_refuses_a_thread_of_another_booklet(self, booklet, awa):
        thread = open_thread(booklet, awa)
        thread.booklet_id = BookletFactory.create(company_id=booklet.company_id).id

        with pytest.raises(errors.NotFound):
            answer(thread, awa)
