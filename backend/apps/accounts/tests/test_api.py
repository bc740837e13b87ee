from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from apps.accounts.factories import UserFactory, browser_of
from apps.accounts.models import Session
from apps.accounts.tasks import forget_ended_sessions
from apps.accounts.terms import LegalDocument, current_versions
from apps.journal.models import AuditEvent
from shared.language import LANGUAGES

pytestmark = pytest.mark.django_db


class TestLogout:
    def test_ends_the_session(self):
        client = browser_of(UserFactory.create())

        assert client.post("/api/auth/logout").status_code == 204

        assert client.get("/api/auth/user").status_code == 401
        assert Session.objects.count() == 0
        assert AuditEvent.objects.filter(action="accounts.signed_out").count() == 1

    def test_is_harmless_for_somebody_who_is_already_out(self):
        assert Client().post("/api/auth/logout").status_code == 204
        assert not AuditEvent.objects.exists()


class TestSetLanguage:
    def test_changes_the_language_of_what_is_said_next(self):
        client = browser_of(UserFactory.create())
        body = {"language": "en-GB"}

        client.post("/api/auth/set-language", body, content_type="application/json")

        refused = client.get("/api/journal/events")
        assert refused.json()["message"] == "Your role does not allow this."

    def test_gives_way_to_the_language_that_a_page_asks_for(self):
        client = browser_of(UserFactory.create(language="en-GB"))

        refused = client.get("/api/journal/events", headers={"Accept-Language": "fr-FR"})

        assert refused.json()["message"] == "Votre rôle ne permet pas cette action."

    def test_names_the_field_of_an_unknown_language(self):
        client = browser_of(UserFactory.create())

        refused = client.post(
            "/api/auth/set-language", {"language": "tlh"}, content_type="application/json"
        )

        assert refused.status_code == 422
        assert refused.json()["errors"] == {"language": ["Choisissez une valeur de la liste."]}


class TestLegalTexts:
    @pytest.mark.parametrize("document", LegalDocument)
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_can_be_read_by_anybody_in_every_language(self, document: str, language: str):
        answer = Client().get(f"/api/auth/legal/{document}?language={language}").json()

        assert answer["language"] == language
        assert answer["version"] == current_versions().get(document, answer["updated_on"])
        assert len(answer["sections"]) >= 5

    def test_are_french_in_a_language_that_they_lack(self):
        answer = Client().get("/api/auth/legal/cgu?language=tlh").json()

        assert answer["language"] == "fr-FR"


class TestAcceptTerms:
    def test_opens_the_doors_at_once(self):
        client = browser_of(UserFactory.create(terms=False))
        body = {**current_versions(), "language": "fr-FR"}
        assert client.get("/api/memberships").status_code == 403

        accepted = client.post("/api/auth/legal/acceptances", body, content_type="application/json")

        assert accepted.status_code == 204
        assert accepted.cookies["cguAccepted"].value == "true"
        assert accepted.cookies["cguAccepted"]["max-age"] == 31_536_000
        assert client.get("/api/memberships").status_code == 200

    def test_of_old_versions_is_a_conflict(self):
        client = browser_of(UserFactory.create(terms=False))

        refused = client.post(
            "/api/auth/legal/acceptances",
            {"cgu": "2019-01", "rgpd": "2019-01", "language": "fr-FR"},
            content_type="application/json",
        )

        assert refused.status_code == 409


def test_ended_sessions_are_forgotten():
    browser_of(UserFactory.create())
    browser_of(UserFactory.create())
    ended = Session.objects.first()
    Session.objects.filter(pk=ended.pk).update(expire_date=timezone.now() - timedelta(days=1))

    forget_ended_sessions()

    assert Session.objects.count() == 1
