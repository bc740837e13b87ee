import pytest

from apps.accounts.factories import UserFactory
from apps.booklets.factories import BookletFactory
from apps.booklets.models import BookletRole, BookletStatus
from apps.booklets.services import BookletClosed
from apps.comments.models import Comment
from apps.comments.tests.people import admin, colleague, working_on
from apps.comments.tests.saying import open_thread, page_of
from apps.journal.models import AuditEvent
from shared import errors

pytestmark = pytest.mark.django_db


class TestOpenThread:
    def test_keeps_the_words_that_it_is_about(self, booklet, awa):
        thread = open_thread(booklet, awa, "Est-ce vrai ?")

        assert (thread.quote, thread.comments_count) == ("Bienvenue", 1)
        said = Comment.objects.get(thread=thread)
        assert (said.text, said.author_id, said.author_name) == (
            "Est-ce vrai ?",
            awa.user_id,
            awa.name,
        )

    def test_the_journal_tells_of_it_without_its_words(self, booklet, awa):
        open_thread(booklet, awa, "Entre nous")

        told = AuditEvent.objects.get(action="booklet.commented")
        assert (told.object_id, told.after) == (booklet.id, {})

    def test_mentions_who_has_a_right_on_the_booklet(self, booklet, awa, julien):
        thread = open_thread(booklet, awa, f"<@{julien.user_id}>, vous confirmez ?")

        assert Comment.objects.get(thread=thread).mentions == [julien.user_id]

    def test_an_auditor_reads_and_says_nothing(self, booklet):
        auditor = working_on(booklet, BookletRole.AUDITOR)

        with pytest.raises(errors.Forbidden):
            open_thread(booklet, auditor, "Je ne fais que lire")

    def test_mentions_nobody_else(self, booklet, awa):
        foreign = admin(BookletFactory.create().company_id).user_id
        without_right = colleague(booklet.company_id).user_id

        for stranger in (foreign, without_right, UserFactory.create().id):
            with pytest.raises(errors.Invalid):
                open_thread(booklet, awa, f"<@{stranger}>")

    def test_refuses_a_block_that_is_not_on_the_page(self, booklet, awa):
        with pytest.raises(errors.Invalid) as refused:
            open_thread(booklet, awa, page_id=page_of(booklet, "Horaires").id, block_id="ailleurs")

        assert refused.value.fields == {"block": "unknown_block"}

    def test_refuses_a_page_of_another_booklet(self, booklet, awa):
        other = BookletFactory.create(company_id=booklet.company_id)

        with pytest.raises(errors.NotFound):
            open_thread(booklet, awa, page_id=page_of(other).id)

    def test_refuses_an_archived_booklet(self, booklet, awa):
        booklet.status = BookletStatus.ARCHIVED
        booklet.save()

        with pytest.raises(BookletClosed):
            open_thread(booklet, awa)

    def test_finds_nothing_for_who_does_not_see_the_booklet(self, booklet):
        with pytest.raises(errors.NotFound):
            open_thread(booklet, colleague(booklet.company_id))
