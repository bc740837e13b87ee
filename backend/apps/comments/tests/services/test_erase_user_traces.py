import pytest

from apps.accounts import services as accounts
from apps.accounts.models import User
from apps.comments import services
from apps.comments.models import Comment, CommentThread
from apps.comments.tests.people import NOW
from apps.comments.tests.saying import open_thread

pytestmark = pytest.mark.django_db


class TestEraseUserTraces:
    def test_what_was_said_stays_under_the_name_that_is_left(self, booklet, awa, run_jobs):
        person = User.objects.get(id=awa.user_id)
        name = person.full_name
        thread = open_thread(booklet, awa)
        services.resolve_thread(actor=awa, booklet_id=booklet.id, thread_id=thread.id, now=NOW)

        accounts.erase_account(user=person)
        run_jobs()

        names = {Comment.objects.get().author_name, CommentThread.objects.get().resolved_by_name}
        assert names == {person.full_name}
        assert person.full_name != name
