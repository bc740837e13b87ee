import re
from datetime import UTC, datetime, timedelta
from urllib.parse import urlsplit

import pytest
from django.contrib.auth import hashers
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from apps.accounts import services
from apps.accounts.factories import UserFactory
from apps.accounts.tasks import send_reset_link
from apps.journal.models import AuditEvent
from shared.actor import Actor
from shared.ids import uuid7
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


def ask(email: str, **headers: str):
    return Client(headers=headers).post(
        "/api/auth/forgotten-password", {"email": email}, content_type="application/json"
    )


class TestAskNewPassword:
    def test_promises_the_same_to_a_stranger_after_the_same_work(self, monkeypatch):
        known, unknown = UserFactory.create().email, "personne@ailleurs.test"
        hashed: list[object] = []
        monkeypatch.setattr(
            type(hashers.get_hasher()), "encode", lambda *args: hashed.append(args) or ""
        )

        with CaptureQueriesContext(connection) as for_known:
            to_known = ask(known)
        with CaptureQueriesContext(connection) as for_unknown:
            to_unknown = ask(unknown)

        assert to_known.status_code == to_unknown.status_code == 204
        assert to_known.content == to_unknown.content
        assert shapes(for_known) == shapes(for_unknown)
        assert hashed == []

    def test_keeps_no_token_in_the_job(self):
        ask(UserFactory.create().email)

        assert set(Job.objects.get().payload) == {"email", "asked_at", "message_id"}

    @pytest.mark.parametrize("known", [True, False])
    def test_is_refused_for_a_while_when_an_address_was_given_too_often(self, known: bool):
        email = UserFactory.create().email if known else "personne@ailleurs.test"
        assert {ask(email).status_code for _ in range(5)} == {204}

        refused = ask(email.upper())

        assert (refused.status_code, refused.json()["code"]) == (429, "too_many_attempts")
        assert refused.json()["message"] == "Trop de tentatives. Réessayez dans 60\u00a0min."
        assert 3590 < int(refused["Retry-After"]) <= 3600
        assert ask("un.autre@ailleurs.test").status_code == 204

    def test_is_refused_for_a_while_when_a_network_asks_too_often(self):
        for number in range(30):
            assert ask(f"personne{number}@a.test", **{"X-Real-IP": "192.0.2.7"}).status_code == 204

        assert ask("autre@ailleurs.test", **{"X-Real-IP": "192.0.2.8"}).status_code == 429
        assert ask("autre@ailleurs.test", **{"X-Real-IP": "198.51.100.7"}).status_code == 204

    @pytest.mark.parametrize("email", ["a\0b", "\ud800", "x" * 255])
    def test_refuses_what_is_no_text(self, email: str):
        assert ask(email).status_code == 422


class TestSendResetLink:
    @pytest.mark.parametrize(
        "letter",
        [
            (
                "fr-FR",
                "Choisissez un nouveau mot de passe",
                "/auth/new-password",
                "Ce lien est valable 60\u00a0minutes et ne sert qu’une fois.",
            ),
            (
                "en-GB",
                "Choose a new password",
                "/en-GB/auth/new-password",
                "This link is valid for 60 minutes and works once.",
            ),
        ],
    )
    def test_writes_in_the_language_of_the_user(self, letter, mailbox, run_jobs, settings):
        language, subject, page, sentence = letter
        user = UserFactory.create(first_name="Zoé <b>", language=language)

        ask(user.email)
        run_jobs()

        (mail,) = mailbox.of(user.email)
        text, html = (mail.get_body((kind,)).get_content() for kind in ("plain", "html"))
        assert mail["Subject"] == subject
        assert mail["From"] == settings.DEFAULT_FROM_EMAIL
        assert mail.get_content_type() == "multipart/alternative"
        assert mail["Auto-Submitted"] == "auto-generated"
        assert sentence in text
        assert sentence in html
        assert "Zoé <b>," in text
        assert "Zoé &lt;b&gt;," in html
        link = urlsplit(next(line for line in text.splitlines() if line.startswith("http")))
        assert f"{link.scheme}://{link.netloc}" == settings.PUBLIC_URL
        assert link.path == page
        assert f'href="{link.geturl()}"' in html
        assert AuditEvent.objects.filter(action="accounts.reset_link_sent").count() == 1

    def test_repeats_the_same_message_when_the_job_runs_again(self, mailbox):
        asked = {"asked_at": timezone.now().isoformat(), "message_id": "un-envoi"}
        user = UserFactory.create()

        send_reset_link(email=user.email, **asked)
        send_reset_link(email=user.email, **asked)

        assert [mail["Message-ID"] for mail in mailbox.of(user.email)] == [
            "<un-envoi@localhost>"
        ] * 2

    @pytest.mark.parametrize("suspended", [True, False])
    def test_writes_to_nobody_without_an_open_account(self, suspended, mailbox, run_jobs):
        email = "personne@ailleurs.test"
        if suspended:
            UserFactory.create(email=email, suspended=True)

        ask(email)
        run_jobs()

        assert mailbox.of(email) == []

    def test_writes_nothing_when_the_link_would_be_over(self, mailbox):
        user = UserFactory.create()

        services.send_reset_link(
            email=user.email, asked_at=NOW, message_id=str(uuid7()), now=NOW + timedelta(hours=1)
        )

        assert mailbox.of(user.email) == []

    def test_is_tried_again_when_the_mail_server_is_away(self, settings, run_jobs, mailbox):
        user, asked_at = UserFactory.create(), timezone.now()
        settings.EMAIL_PORT = 1
        services.ask_new_password(actor=Actor(), email=user.email, now=asked_at)

        with pytest.raises(AssertionError, match="ConnectionRefusedError"):
            run_jobs()

        assert Job.objects.get().due_at > asked_at


def shapes(queries: CaptureQueriesContext) -> list[str]:
    """What each query does, without what it does it to."""
    return [re.sub(r"\d+", "", query["sql"].split(" VALUES ")[0]) for query in queries]
