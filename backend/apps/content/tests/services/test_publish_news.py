from datetime import timedelta

import pytest
from django.utils import timezone

from apps.content import selectors, services
from apps.content.tests.writers import a_reader, an_editor, news_text, titles
from apps.journal.models import AuditEvent
from shared import errors

pytestmark = pytest.mark.django_db
DAY = timedelta(days=1)


@pytest.fixture
def now():
    return timezone.now()


class TestPublishNews:
    def test_tells_it_from_now_on(self, now):
        editor = an_editor()
        draft = services.create_news(actor=editor, text=news_text(), now=now)
        assert titles(a_reader(), now) == []

        services.publish_news(actor=editor, item_id=draft.id, now=now)

        assert titles(a_reader(), now) == ["Congés"]
        actions = AuditEvent.objects.order_by("id").values_list("action", flat=True)
        assert list(actions) == ["content.news_created", "content.news_published"]

    def test_a_day_to_come_is_kept(self, now):
        editor = an_editor()
        draft = services.create_news(actor=editor, text=news_text(published_at=now + DAY), now=now)

        item = services.publish_news(actor=editor, item_id=draft.id, now=now)

        assert item.published_at == now + DAY
        assert selectors.state_of(item, now=now) == "scheduled"

    def test_needs_a_french_title_and_to_be_published_a_french_body(self, now):
        editor = an_editor()
        with pytest.raises(errors.Invalid, match="invalid"):
            services.create_news(actor=editor, text=news_text(titles={"en-GB": "Leave"}), now=now)
        draft = services.create_news(actor=editor, text=news_text(bodies={}), now=now)

        with pytest.raises(errors.Invalid) as refused:
            services.publish_news(actor=editor, item_id=draft.id, now=now)

        assert refused.value.fields == {"bodies.fr-FR": "french_needed"}
