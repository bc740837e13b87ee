import pytest
from django.utils import timezone

from apps.booklets import services as booklets
from apps.booklets.factories import BookletFactory
from apps.comments import services
from apps.comments.models import Comment
from apps.comments.tests.people import NOW, admin
from apps.comments.tests.saying import open_thread

pytestmark = pytest.mark.django_db


class TestForgetThreads:
    def test_what_was_said_goes_with_the_booklet(self, booklet, awa):
        open_thread(booklet, awa)
        booklet.trashed_at = timezone.now()
        booklet.save()

        booklets.delete_booklet(actor=admin(booklet.company_id), booklet_id=booklet.id, now=NOW)

        assert not Comment.objects.exists()

    def test_of_a_company_leaves_the_others(self, booklet, awa):
        open_thread(booklet, awa)

        services.forget_threads(company_id=BookletFactory.create().company_id)
        assert Comment.objects.exists()

        services.forget_threads(company_id=booklet.company_id)
        assert not Comment.objects.exists()
