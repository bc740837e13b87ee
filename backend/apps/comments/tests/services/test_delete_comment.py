import pytest

from apps.comments import services
from apps.comments.models import Comment
from apps.comments.tests.people import NOW
from apps.comments.tests.saying import open_thread
from shared import errors

pytestmark = pytest.mark.django_db


def delete(thread, actor):
    comment = Comment.objects.get(thread=thread)
    services.delete_comment(
        actor=actor,
        booklet_id=thread.booklet_id,
        thread_id=thread.id,
        comment_id=comment.id,
        now=NOW,
    )
    comment.refresh_from_db()
    return comment


class TestDeleteComment:
    def test_leaves_its_place_and_none_of_its_words(self, booklet, awa, julien):
        comment = delete(open_thread(booklet, awa, f"<@{julien.user_id}> ?"), awa)

        assert (comment.text, comment.mentions, comment.deleted_at) == ("", [], NOW)

    def test_once_is_enough(self, booklet, awa):
        thread = open_thread(booklet, awa)
        delete(thread, awa)

        with pytest.raises(errors.NotFound):
            delete(thread, awa)

    def test_is_for_its_author(self, booklet, awa, julien):
        with pytest.raises(errors.Forbidden):
            delete(open_thread(booklet, awa), julien)
