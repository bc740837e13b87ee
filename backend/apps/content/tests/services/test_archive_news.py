import pytest
from django.utils import timezone

from apps.content import selectors, services
from apps.content.tests.writers import a_reader, an_editor, news, news_text, titles

pytestmark = pytest.mark.django_db


@pytest.fixture
def now():
    return timezone.now()


class TestArchiveNews:
    def test_closes_it_and_tells_it_no_longer(self, now):
        editor, item = an_editor(), news("à archiver", pinned=True)

        services.archive_news(actor=editor, item_id=item.id, now=now)

        assert titles(a_reader(), now) == []
        assert not selectors.pinned_news(now=now).exists()
        with pytest.raises(services.ContentClosed):
            services.update_news(
                actor=editor, item_id=item.id, revision=2, text=news_text(), now=now
            )
