"""Letters to one person go through the spool, like all other mail."""

from smtplib import SMTPDataError, SMTPRecipientsRefused

import pytest
from pytest_django import Settings

from shared.breaker import Breaker
from shared.mail import Action, Letter, MailAway, probe, send_letter
from shared.mail import send as send_module
from tests.mail.sink import Rule, Sink


@pytest.fixture(autouse=True)
def _by_the_spool(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.EMAIL_BACKEND = "shared.mail.backend.EmailBackend"
    monkeypatch.setattr(send_module, "breaker", Breaker(MailAway))


def post(message_id: str = "1") -> None:
    letter = Letter(
        to="camille@exemple.fr",
        first_name="Camille",
        language="fr-FR",
        subject="Réinitialisez votre mot de passe",
        before=("Quelqu’un l’a demandé.",),
        action=Action(label="Choisir", address="https://exemple.fr"),
        after=(),
    )
    send_letter(letter, message_id=message_id)


def refusing(stage: str, said: bytes) -> Rule:
    return lambda at, _: said if at == stage else None


def test_a_job_that_runs_again_sends_once(spooled: Sink):
    for _ in range(3):
        post("0192-again")

    assert spooled.taken == {"0192-again": 1}
    assert b"To: camille@exemple.fr" in spooled.messages["0192-again"]


def test_an_answer_that_was_never_heard_sends_nothing_twice(spooled: Sink):
    spooled.rule = refusing("DOT", b"CUT AFTER")

    for _ in range(2):
        post("doubtful")

    assert spooled.taken == {"doubtful": 1}


@pytest.mark.parametrize(
    ("stage", "said", "kind"),
    [
        ("RCPT", b"550 5.1.1 Unknown", SMTPDataError),
        ("RCPT", b"450 4.2.0 Later", SMTPRecipientsRefused),
        ("HELLO", b"421 Closing", MailAway),
        ("MAIL", b"421 Closing", MailAway),
    ],
)
def test_a_refusal_is_told(spooled: Sink, stage: str, said: bytes, kind: type[Exception]):
    spooled.rule = refusing(stage, said)

    with pytest.raises(kind):
        post()


def test_a_spool_that_is_not_there_is_away(settings: Settings):
    settings.SPOOL = ("127.0.0.1", 1)

    with pytest.raises(MailAway):
        post()
    with pytest.raises(MailAway):
        probe()


def test_a_spool_that_is_there_answers(spooled: Sink):
    probe()
