import pytest

from apps.comments import services
from apps.comments.models import Comment
from apps.comments.tests.people import NOW
from apps.comments.tests.saying import open_thread
from shared import errors

pytestmark = pytest.mark.django_db


def edit(thread, actor, text="Est-ce sûr ?"):
    comment = Comment.objects.get(thread=thread)
    services.edit_comment(
        actor=actor,
        booklet_id=thread.booklet_id,
        thread_id=thread.id,
        comment_id=comment.id,
        text=text,
        now=NOW,
    )
    comment.refresh_from_db()
    return comment


class TestEditComment:
    def test_says_it_otherwise_and_shows_it(self, booklet, awa, julien):
        comment = edit(open_thread(booklet, awa), awa, f"<@{julien.user_id}> ?")

        assert (comment.edited_at, comment.mentions) == (NOW, [julien.user_id])

    def test_the_same_words_are_no_change(self, booklet, awa):
        assert edit(open_thread(booklet, awa, "Oui"), awa, "Oui").edited_at is None

    def test_is_for_its_author(self, booklet, awa, julien):
        with pytest.raises(errors.Forbidden):
            edit(open_thread(booklet, awa), julien)
