import pytest
from django.utils import timezone

from apps.content import selectors, services
from apps.content.models import NewsRead
from apps.content.tests.writers import a_reader, an_editor, news
from shared.actor import Actor, Hands

pytestmark = pytest.mark.django_db


@pytest.fixture
def now():
    return timezone.now()


class TestReadNews:
    def test_marks_it_once(self, now):
        item, reader = news("lue"), a_reader()

        for _ in range(2):
            services.read_news(actor=reader, item_id=item.id, now=now)

        assert selectors.get_news(actor=reader, item_id=item.id, now=now).is_read
        assert selectors.get_written_news(actor=an_editor(), item_id=item.id).readers == 1

    def test_in_somebody_s_name_marks_nothing(self, now):
        item, reader = news("lue"), a_reader()
        hands = Hands(user_id=an_editor().user_id, name="Agnès", reason="Aide")
        acting = Actor(
            user_id=reader.user_id,
            company_id=reader.company_id,
            role=reader.role,
            switched_by=hands,
        )

        services.read_news(actor=acting, item_id=item.id, now=now)

        assert not NewsRead.objects.exists()
