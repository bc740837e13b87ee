import pytest

from apps.comments import services
from apps.comments.tests.people import NOW
from apps.comments.tests.saying import open_thread
from shared import errors

pytestmark = pytest.mark.django_db


def settle(act, thread, actor):
    return act(actor=actor, booklet_id=thread.booklet_id, thread_id=thread.id, now=NOW)


class TestResolveThread:
    def test_names_who_settled_it(self, booklet, awa, julien):
        thread = settle(services.resolve_thread, open_thread(booklet, julien), awa)

        assert (thread.resolved_at, thread.resolved_by_name) == (NOW, awa.name)

    def test_whoever_opened_it_may(self, booklet, julien):
        assert settle(services.resolve_thread, open_thread(booklet, julien), julien).resolved_at

    def test_others_who_do_not_write_the_pages_may_not(self, booklet, awa, julien):
        with pytest.raises(errors.Forbidden):
            settle(services.resolve_thread, open_thread(booklet, awa), julien)


class TestReopenThread:
    def test_is_open_again(self, booklet, awa):
        thread = settle(services.resolve_thread, open_thread(booklet, awa), awa)

        assert settle(services.reopen_thread, thread, awa).resolved_at is None
