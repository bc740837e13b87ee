from datetime import timedelta

import pytest
from django.utils import timezone

from apps.content import services
from apps.content.factories import (
    NewsItemFactory,
)
from apps.content.tests.writers import a_reader, an_editor, news_text
from shared import errors
from shared.actor import Actor, PlatformRole

pytestmark = pytest.mark.django_db
DAY = timedelta(days=1)


@pytest.fixture
def now():
    return timezone.now()


class TestCreateNews:
    def test_is_for_the_platform_s_staff(self, now):
        with pytest.raises(errors.Forbidden):
            services.create_news(actor=a_reader(), text=news_text(), now=now)

    def test_refuses_a_body_that_no_page_could_have(self, now):
        broken = {"schema": 2, "blocks": [{"id": "a", "type": "script", "props": {}}]}

        with pytest.raises(errors.Invalid) as refused:
            services.create_news(
                actor=an_editor(), text=news_text(bodies={"fr-FR": broken}), now=now
            )

        assert refused.value.fields == {"bodies.fr-FR.blocks.a": "bad_block"}

    def test_ends_after_it_begins(self, now):
        with pytest.raises(errors.Invalid) as refused:
            services.create_news(
                actor=an_editor(), text=news_text(published_at=now, ends_at=now - DAY), now=now
            )

        assert refused.value.fields == {"ends_at": "ends_before_start"}

    def test_names_companies_only_for_those_who_see_which_there_are(self, now):
        company = a_reader().company_id
        text = news_text(companies=[company])
        staff = Actor(user_id=an_editor().user_id, platform_role=PlatformRole.SUPER_ADMIN)

        with pytest.raises(errors.Forbidden):
            services.create_news(actor=an_editor(), text=text, now=now)
        assert services.create_news(actor=staff, text=text, now=now).companies == [company]

    def test_pins_two_at_most(self, now):
        for _ in range(2):
            NewsItemFactory.create(pinned=True)

        with pytest.raises(services.TooManyPinned):
            services.create_news(actor=an_editor(), text=news_text(pinned=True), now=now)

    def test_pins_beside_what_has_ended(self, now):
        NewsItemFactory.create(pinned=True)
        NewsItemFactory.create(pinned=True, published_at=now - 2 * DAY, ends_at=now - DAY)

        assert services.create_news(actor=an_editor(), text=news_text(pinned=True), now=now).pinned
