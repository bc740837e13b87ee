"""Django's way of sending, through the spool: a letter that a job sends again goes out once."""

import re
from collections.abc import Sequence
from smtplib import SMTPDataError, SMTPRecipientsRefused
from typing import Any

import structlog
from django.core.mail import EmailMessage
from django.core.mail.backends.base import BaseEmailBackend
from django.utils.functional import cached_property

from shared.spool.client import SpoolAway, SpoolClient
from shared.spool.messages import Answer, Kind, Message, Outcome
from shared.spool.sender import envelope_sender

SECONDS = 20.0  # then the job waits, and asks the same again
LINE_END = re.compile(rb"\r?\n")

log = structlog.get_logger()


class EmailBackend(BaseEmailBackend):
    def __init__(self, *args: Any, timeout: float = SECONDS, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._timeout = timeout

    @cached_property
    def _client(self) -> SpoolClient:
        return SpoolClient(timeout=self._timeout)

    def open(self) -> bool:
        """The spool is there, or `SpoolAway`."""
        return bool(self._client)

    def close(self) -> None:
        self._client.close()
        del self._client

    def send_messages(self, email_messages: Sequence[EmailMessage]) -> int:
        """Each has been answered by the provider when this returns."""
        with self:
            for one in email_messages:
                for to in one.recipients():
                    self._send(one, to)
        return len(email_messages)

    def _send(self, email: EmailMessage, to: str) -> None:
        message = email.message()
        letter = Message(
            id=str(message["Message-ID"]).strip("<>").partition("@")[0],
            sender=envelope_sender(),
            to=to,
            content=LINE_END.sub(b"\r\n", message.as_bytes()),
            kind=Kind.URGENT,
        )
        self._client.hand_over([letter])
        answers = [one for one in self._client.hear() if one.id == letter.id]
        _judge(answers[0], to)


def _judge(answer: Answer, to: str) -> None:
    code, _, words = answer.words.partition(" ")
    if answer.outcome is Outcome.AWAY:
        raise SpoolAway(answer.words)
    if answer.outcome is Outcome.REFUSED:
        raise SMTPDataError(int(code), words)
    if answer.outcome is Outcome.LATER:
        raise SMTPRecipientsRefused({to: (int(code), words.encode())})
    if answer.outcome is Outcome.UNCERTAIN:
        log.warning("letter_uncertain", message_id=answer.id)
