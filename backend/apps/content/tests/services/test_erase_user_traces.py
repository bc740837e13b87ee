import pytest
from django.utils import timezone

from apps.content import services
from apps.content.factories import NewsItemFactory, NewsReadFactory, TutorialDoneFactory
from apps.content.models import NewsRead, TutorialDone

pytestmark = pytest.mark.django_db


@pytest.fixture
def now():
    return timezone.now()


class TestEraseUserTraces:
    def test_forgets_what_they_read_and_their_name(self, now):
        read, done = NewsReadFactory.create(), TutorialDoneFactory.create()
        written = NewsItemFactory.create(edited_by_id=read.user_id)

        for user_id in (read.user_id, done.user_id):
            services.erase_user_traces(user_id=user_id, name="Compte supprimé")

        written.refresh_from_db()
        assert written.edited_by_name == "Compte supprimé"
        assert not NewsRead.objects.exists()
        assert not TutorialDone.objects.exists()
