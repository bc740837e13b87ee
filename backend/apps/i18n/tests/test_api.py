import pytest
from django.core.cache import caches
from django.test import Client
from redis.exceptions import RedisError

from apps.i18n import selectors, services
from apps.i18n.factories import override
from apps.i18n.models import Locale, LocaleStatus, Message
from shared.language import LANGUAGES

pytestmark = pytest.mark.django_db


@pytest.fixture
def english() -> Locale:
    services.ensure_locales()
    return Locale.objects.get(code="en-GB")


def test_no_language_is_offered_in_which_the_server_says_nothing():
    services.ensure_locales()

    offered = selectors.interface_locales().values_list("code", flat=True)

    assert set(offered) == set(LANGUAGES)


class TestTranslations:
    def test_are_mapped_by_locale(self, english: Locale):
        override(locale=english, key="home.title", text="Welcome back")

        answer = Client().get("/api/admin/i18n/json?locale=en-GB")

        assert answer.json() == {"en-GB": {"home.title": "Welcome back"}}

    def test_can_be_read_one_locale_at_a_time(self, english: Locale):
        override(locale=english, key="home.title", text="Welcome back")

        answer = Client().get("/_i18n/en-GB/messages.json")

        assert answer.json() == {"home.title": "Welcome back"}

    def test_change_for_everybody_at_once(self, english: Locale):
        override(locale=english, key="home.title", text="Before")
        Client().get("/_i18n/en-GB/messages.json")

        Message.objects.update(forms={"": "After"})
        english.save()

        assert Client().get("/_i18n/en-GB/messages.json").json() == {"home.title": "After"}

    def test_are_404_in_an_unknown_or_inactive_locale(self, english: Locale):
        Locale.objects.update(status=LocaleStatus.RETIRED)

        for locale in ("tlh", "en-GB"):
            assert Client().get(f"/_i18n/{locale}/messages.json").status_code == 404

    def test_do_not_need_redis(self, english: Locale, monkeypatch):
        def away(*args, **kwargs):
            raise RedisError("away")

        override(locale=english, key="home.title", text="Welcome back")
        monkeypatch.setattr(caches["default"].__class__, "get", away)

        answer = Client().get("/_i18n/en-GB/messages.json")

        assert answer.json() == {"home.title": "Welcome back"}
