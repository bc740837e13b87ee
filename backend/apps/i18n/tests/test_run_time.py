"""Languages without a build: what an administrator adds is spoken by the next request."""

import json
from datetime import UTC, datetime

import pytest
from django.db import OperationalError
from django.test import Client

from apps.accounts.factories import PASSWORD, UserFactory
from apps.i18n import selectors, services
from apps.i18n.factories import LocaleFactory, MessageFactory, MessageKeyFactory, override
from apps.i18n.models import Catalogue, Locale, LocaleStatus
from shared.language import LANGUAGES, languages, preferred_language, speech, text
from shared.translating.forms import ONLY

pytestmark = pytest.mark.django_db

SENTENCE = "errors.not_signed_in"
LATER = datetime(2026, 11, 19, tzinfo=UTC)


@pytest.fixture
def portuguese() -> Locale:
    services.ensure_locales()
    return LocaleFactory.create(code="pt-PT", label="Portugais", own_name="Português")


def say(locale: Locale, key: str, sentence: str, catalogue: Catalogue = Catalogue.SERVER) -> None:
    source = {ONLY: text(key, "fr-FR")}
    named = MessageKeyFactory.create(key=f"server:{key}", catalogue=catalogue, french=source)
    MessageFactory.create(locale=locale, key=named, forms={ONLY: sentence})


def told_to_pages() -> list[list[str]]:
    answer = Client().get("/_brand")
    told: list[list[str]] = json.loads(answer.content.decode().partition(" ")[2])
    return told


class TestActiveLanguages:
    def test_are_spoken_a_minute_later_at_most(self, portuguese: Locale):
        assert "pt-PT" not in languages()

        speech.until = 0
        speech.keep_up()

        assert languages() == (*LANGUAGES, "pt-PT")

    def test_are_not_asked_for_again_within_that_minute(
        self, portuguese: Locale, django_assert_num_queries
    ):
        speech.until = 0
        speech.keep_up()

        with django_assert_num_queries(0):
            speech.keep_up()
            text("errors.not_found", "pt-PT")

    def test_are_those_known_before_while_postgresql_is_away(self, portuguese: Locale, monkeypatch):
        def away() -> None:
            raise OperationalError("away")

        speech.load_now()
        monkeypatch.setattr(speech, "load", away)

        speech.load_now()

        assert languages() == (*LANGUAGES, "pt-PT")

    def test_are_always_french_and_english(self):
        speech.load_now()

        assert languages() == LANGUAGES

    def test_are_no_longer_spoken_once_put_away(self, portuguese: Locale):
        speech.load_now()
        Locale.objects.filter(code="pt-PT").update(status=LocaleStatus.RETIRED)

        speech.load_now()

        assert "pt-PT" not in languages()

    def test_are_chosen_by_what_a_browser_prefers(self, portuguese: Locale):
        speech.load_now()

        assert preferred_language("pt-BR;q=0.9, en-GB") == "en-GB"
        assert preferred_language("pt, en") == "pt-PT"
        assert preferred_language("PT-pt") == "pt-PT"


class TestSentences:
    def test_are_said_in_a_language_that_was_added(self, portuguese: Locale):
        say(portuguese, SENTENCE, "Entre primeiro.")
        speech.load_now()

        answer = Client(headers={"Accept-Language": "pt-PT"}).get("/api/home")

        assert answer.json()["message"] == "Entre primeiro."
        assert text("errors.not_found", "pt-PT") == text("errors.not_found", "fr-FR")

    def test_of_french_can_be_replaced_too(self, portuguese: Locale):
        say(Locale.objects.get(code="fr-FR"), SENTENCE, "Ce n’est pas ça.")
        speech.load_now()

        assert text(SENTENCE, "fr-FR") == text(SENTENCE, "pt-PT") == "Ce n’est pas ça."
        assert text(SENTENCE, "en-GB") != "Ce n’est pas ça."

    def test_of_mails_are_said_too(self, portuguese: Locale):
        say(portuguese, "mails.signature", "A equipa", Catalogue.MAIL)
        speech.load_now()

        assert text("mails.signature", "pt-PT") == "A equipa"


class TestLanguageOfAPerson:
    @pytest.fixture
    def client(self) -> Client:
        user = UserFactory.create()
        client = Client()
        client.force_login(user)
        return client

    def choose(self, client: Client, language: str) -> int:
        answer = client.post(
            "/api/auth/set-language", {"language": language}, content_type="application/json"
        )
        return answer.status_code

    def test_may_be_one_that_was_added_a_moment_ago(self, client: Client, portuguese: Locale):
        assert self.choose(client, "pt-PT") == 204

    @pytest.mark.parametrize("language", ["tlh", "de-DE", "", "<b>", "x" * 40])
    def test_may_be_no_other(self, client: Client, portuguese: Locale, language: str):
        assert self.choose(client, language) == 422


class TestThePage:
    def test_is_told_every_language_of_the_interface(self, portuguese: Locale):
        LocaleFactory.create(code="ar", own_name="العربية", direction="rtl")
        speech.load_now()

        assert told_to_pages() == [
            ["fr-FR", "Français", "ltr", ""],
            ["en-GB", "English", "ltr", ""],
            ["pt-PT", "Português", "ltr", ""],
            ["ar", "العربية", "rtl", ""],
        ]

    def test_is_told_under_which_address_texts_stand_that_were_written(self, portuguese: Locale):
        override(locale=portuguese, key="home.title", text="Início")
        speech.load_now()

        (stamp,) = {stamp for code, _, _, stamp in told_to_pages() if code == "pt-PT"}
        answer = Client().get(f"/_i18n/pt-PT/messages.json?v={stamp}")

        assert stamp
        assert answer.json() == {"home.title": "Início"}
        assert answer["Cache-Control"] == "private, max-age=86400"

    def test_keeps_nothing_under_an_address_of_before(self, portuguese: Locale):
        override(locale=portuguese, key="home.title", text="Início")
        before = selectors.stamp_of(portuguese)
        Locale.objects.filter(code="pt-PT").update(updated_at=LATER)

        for address in (f"?v={before}", ""):
            answer = Client().get(f"/_i18n/pt-PT/messages.json{address}")
            assert answer["Cache-Control"] == "private, no-store"

    def test_takes_as_many_as_nginx_keeps_of_an_answer(self):
        LocaleFactory.create_batch(100, own_name="العربية" * 5)
        speech.load_now()

        assert len(Client().get("/_brand").content) < 3100
        assert len(told_to_pages()) > 10

    def test_cannot_be_broken_by_the_name_of_a_language(self):
        hostile = "'\"><script>alert(1)</script> --> {{x}}"
        LocaleFactory.create(own_name=hostile)
        speech.load_now()

        answer = Client().get("/_brand")

        assert b"'" not in answer.content
        assert told_to_pages()[-1][1] == hostile


def test_signing_in_refuses_in_the_language_of_the_page(portuguese: Locale):
    refused = Client(headers={"Accept-Language": "pt-PT"})
    user = UserFactory.create()
    credentials = {"email": user.email, "password": f"{PASSWORD}x"}
    french = Client().post("/api/auth/login", credentials, content_type="application/json").json()
    say(portuguese, f"errors.{french['code']}", "Não está certo.")
    speech.load_now()

    answer = refused.post("/api/auth/login", credentials, content_type="application/json")

    assert answer.json()["message"] == "Não está certo."
