import pytest
from django.utils import timezone

from apps.content import services
from apps.content.tests.writers import an_editor, news_text

pytestmark = pytest.mark.django_db


@pytest.fixture
def now():
    return timezone.now()


class TestUpdateNews:
    def test_never_writes_over_what_somebody_saved_meanwhile(self, now):
        editor = an_editor()
        draft = services.create_news(actor=editor, text=news_text(), now=now)
        services.update_news(
            actor=editor, item_id=draft.id, revision=1, text=news_text(pinned=True), now=now
        )

        with pytest.raises(services.ContentChangedMeanwhile):
            services.update_news(
                actor=editor, item_id=draft.id, revision=1, text=news_text(), now=now
            )
