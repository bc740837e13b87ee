"""A mail server that hangs, refuses or says "later", told apart from one that refuses an address."""

from smtplib import SMTPDataError, SMTPRecipientsRefused, SMTPServerDisconnected
from typing import Any

import pytest
from django.core.mail.backends.smtp import EmailBackend
from pytest_django import Settings

from shared.breaker import FAILURES, Breaker
from shared.mail import Action, Letter, MailAway, send_letter
from shared.mail import send as send_module
from tests.silent_parts import Silent


@pytest.fixture(autouse=True)
def _smtp(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_TIMEOUT = 0.05
    monkeypatch.setattr(send_module, "breaker", Breaker(MailAway))


def post() -> None:
    letter = Letter(
        to="camille@exemple.fr",
        first_name="Camille",
        language="fr-FR",
        subject="Bonjour",
        before=(),
        action=Action(label="Lire", address="https://exemple.fr"),
        after=(),
    )
    send_letter(letter, message_id="1")


def test_one_that_hangs_is_away_and_soon_left_alone(silent: Silent, settings: Settings):
    settings.EMAIL_PORT = silent.port

    for _ in range(3 * FAILURES):
        with pytest.raises(MailAway):
            post()

    assert silent.calls() == FAILURES


def test_one_that_is_not_there_is_away(settings: Settings):
    settings.EMAIL_PORT = 1

    with pytest.raises(MailAway):
        post()


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        (SMTPServerDisconnected("gone"), MailAway),
        (SMTPDataError(452, b"no room at the moment"), MailAway),
        (SMTPDataError(554, b"spam"), SMTPDataError),
        (SMTPRecipientsRefused({"a": (450, b"later")}), SMTPRecipientsRefused),
    ],
)
def test_what_it_says_of_a_letter_is_a_failure_of_ours(
    said: Exception, kind: type[Exception], monkeypatch: pytest.MonkeyPatch
):
    def refuse(*_: Any) -> int:
        raise said

    monkeypatch.setattr(EmailBackend, "send_messages", refuse)

    with pytest.raises(kind):
        post()
