"""Several people comment at the same moment, in transactions of their own."""

from functools import partial

import pytest

from apps.booklets.factories import BookletFactory
from apps.booklets.models import BookletRole
from apps.comments import services
from apps.comments.models import Comment, CommentThread
from apps.comments.tests.people import NOW, working_on
from apps.comments.tests.saying import at_once, block_of, open_thread, page_of
from shared.tenancy import act_as_platform

pytestmark = pytest.mark.django_db(transaction=True)

PEOPLE = 6


@pytest.fixture
def booklet():
    with act_as_platform():
        return BookletFactory.create()


@pytest.fixture
def people(booklet):
    with act_as_platform():
        return [working_on(booklet, BookletRole.WRITER) for _ in range(PEOPLE)]


def test_answers_given_at_once_are_all_kept(booklet, people):
    with act_as_platform():
        thread = open_thread(booklet, people[0])
    words = [f"De {person.user_id}" for person in people]
    answer = partial(services.answer_thread, booklet_id=booklet.id, thread_id=thread.id, now=NOW)

    at_once(people, [partial(answer, text=text) for text in words])

    with act_as_platform():
        said = Comment.objects.filter(thread=thread).values_list("text", flat=True)
        thread.refresh_from_db()
        assert set(words) < set(said)
    assert thread.comments_count == PEOPLE + 1


def test_threads_opened_at_once_on_one_block_are_all_kept(booklet, people):
    with act_as_platform():
        page = page_of(booklet)
    begin = partial(
        services.open_thread,
        booklet_id=booklet.id,
        page_id=page.id,
        block_id=block_of(page),
        now=NOW,
    )

    at_once(people, [partial(begin, text=f"De {person.user_id}") for person in people])

    with act_as_platform():
        assert CommentThread.objects.count() == Comment.objects.count() == PEOPLE
