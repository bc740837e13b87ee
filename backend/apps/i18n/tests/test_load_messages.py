from datetime import UTC, datetime

import pytest

from apps.i18n import services
from apps.i18n.content import ShippedText, shipped_texts
from apps.i18n.factories import override
from apps.i18n.models import Locale, Message, MessageKey
from shared.translating.forms import ONLY

pytestmark = pytest.mark.django_db

NOW = datetime(2026, 11, 18, 9, tzinfo=UTC)


def shipped(**french: str) -> dict[str, ShippedText]:
    """Texts of a screen with their English; those that begin with the same letter say the same."""
    return {
        f"home.{name}": ShippedText(
            "studio", {"fr-FR": {ONLY: words}, "en-GB": {ONLY: f"English {name}"}}
        )
        for name, words in french.items()
    }


def outdated() -> set[str]:
    rows = Message.objects.select_related("key")
    return {row.key.key for row in rows if row.source_fingerprint != row.key.fingerprint}


@pytest.fixture(autouse=True)
def _languages():
    services.ensure_locales()


class TestLoadMessages:
    def test_knows_every_text_that_is_shipped_and_may_run_again(self):
        services.load_messages(shipped_texts(), now=NOW)

        again = services.load_messages(shipped_texts(), now=NOW)

        assert MessageKey.objects.count() == len(shipped_texts())
        assert not again.moved

    def test_outdates_exactly_what_was_translated_from_other_words(self):
        services.load_messages(shipped(title="Accueil", hello="Bonjour"), now=NOW)

        services.load_messages(shipped(title="Accueil", hello="Bonsoir"), now=NOW)

        assert outdated() == {"home.hello"}

    def test_keeps_what_is_no_longer_said_and_names_it(self):
        services.load_messages(shipped(title="Accueil", hello="Bonjour"), now=NOW)

        loading = services.load_messages(shipped(title="Accueil"), now=NOW)

        assert loading.retired == ["home.hello"]
        assert MessageKey.objects.get(key="home.hello").retired_at == NOW

    def test_leaves_what_administrators_wrote(self):
        services.load_messages(shipped(title="Accueil"), now=NOW)
        Message.objects.all().delete()
        override(locale=Locale.objects.get(code="en-GB"), key="home.title", text="Front page")

        services.load_messages(shipped(title="Accueil"), now=NOW)

        assert Message.objects.get().forms == {ONLY: "Front page"}

    def test_a_text_replaced_in_french_is_the_source_of_all_others(self):
        services.load_messages(shipped(title="Accueil"), now=NOW)
        override(locale=Locale.objects.get(code="fr-FR"), key="home.title", text="Vestibule")
        before = MessageKey.objects.get().fingerprint

        services.load_messages(shipped(title="Début"), now=NOW)

        assert MessageKey.objects.get().fingerprint != before
        assert outdated() == {"home.title"}
