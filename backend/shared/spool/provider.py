"""One connection to the mail provider, which takes one message after another."""

import socket
import ssl
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from smtplib import SMTP, SMTP_SSL, SMTPException

from django.conf import settings

from shared.spool.messages import Answer, Message, Outcome

CONNECT_SECONDS = 10.0
ANSWER_SECONDS = 60.0  # to a whole message: a provider may look at it before it answers
CLOSING = 421

Reply = tuple[int, bytes]


class AccountAway(Exception):
    """The provider is silent, refuses us, or is about to leave: no message is to blame."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """Where the provider is, and who we are there."""

    host: str
    port: int
    user: str = ""
    password: str = ""
    starttls: bool = False
    tls: bool = False
    connect_seconds: float = CONNECT_SECONDS
    answer_seconds: float = ANSWER_SECONDS

    @classmethod
    def configured(cls) -> "Account":
        """The one of this installation."""
        return cls(**settings.MAIL_SERVER)


class Line:
    """Open from the start; after `AccountAway` or an uncertain answer it is closed."""

    def __init__(self, account: Account) -> None:
        self.account, self.is_open = account, True
        try:
            self._smtp = self._connect()
        except (OSError, SMTPException) as error:
            raise AccountAway(str(error)) from error
        self._pipelines = self._smtp.has_extn("pipelining")
        sock = self._smtp.sock
        assert sock
        self._socket = sock
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def deliver(self, message: Message, *, before_dot: Callable[[], None]) -> Answer:
        """What the provider says of this message; `before_dot` is called before it may have taken it."""
        try:
            refusal = self._envelope(message)
        except (OSError, SMTPException) as error:
            self.close()
            raise AccountAway(str(error)) from error
        if refusal:
            return self._said(message, refusal)
        before_dot()
        try:
            self._socket.settimeout(self.account.answer_seconds)
            self._socket.sendall(_stuffed(message.content) + b".\r\n")
            reply = self._smtp.getreply()
            self._socket.settimeout(self.account.connect_seconds)
        except (OSError, SMTPException) as error:
            self.close()
            return Answer(message.id, Outcome.UNCERTAIN, time.time(), f"{type(error).__name__}")
        return self._said(message, reply)

    def close(self) -> None:
        """Without a word: the other side may be gone."""
        self.is_open = False
        self._smtp.close()

    def leave(self) -> None:
        """Politely."""
        with suppress(OSError):
            self._socket.sendall(b"QUIT\r\n")
        self.close()

    def _connect(self) -> SMTP:
        account = self.account
        kind = SMTP_SSL if account.tls else SMTP
        smtp = kind(account.host, account.port, timeout=account.connect_seconds)
        try:
            if account.starttls:
                smtp.starttls(context=ssl.create_default_context())
            smtp.ehlo_or_helo_if_needed()
            if account.user:
                smtp.login(account.user, account.password)
        except BaseException:
            smtp.close()
            raise
        return smtp

    def _envelope(self, message: Message) -> Reply | None:
        """What is said against it before its content is; nothing if the provider wants that."""
        lines = (
            f"MAIL FROM:<{message.sender}>\r\n".encode(),
            f"RCPT TO:<{message.to}>\r\n".encode(),
            b"DATA\r\n",
        )
        replies = self._all_at_once(lines) if self._pipelines else self._one_by_one(lines)
        against = next((one for one in replies if one[0] not in (250, 251, 354)), None)
        if against and replies[-1][0] == 354:
            self._ask(b".\r\n")  # it wants the content of a message to nobody
        if against and against[0] != CLOSING:
            self._ask(b"RSET\r\n")
        return against

    def _all_at_once(self, lines: tuple[bytes, ...]) -> list[Reply]:
        self._socket.sendall(b"".join(lines))
        return [self._smtp.getreply() for _ in lines]

    def _one_by_one(self, lines: tuple[bytes, ...]) -> list[Reply]:
        replies = []
        for line in lines:
            replies.append(self._ask(line))
            if replies[-1][0] >= 400:
                break
        return replies

    def _ask(self, line: bytes) -> Reply:
        self._socket.sendall(line)
        return self._smtp.getreply()

    def _said(self, message: Message, reply: Reply) -> Answer:
        code, words = reply
        if code == CLOSING:
            self.close()
            raise AccountAway(f"421 {_readable(words)}")
        if 200 <= code < 300:
            outcome = Outcome.SENT
        else:
            outcome = Outcome.REFUSED if code >= 500 else Outcome.LATER
        return Answer(message.id, outcome, time.time(), f"{code} {_readable(words)}")


def _stuffed(content: bytes) -> bytes:
    """With the dots and the line ends of RFC 5321."""
    if content.startswith(b".") or b"\n." in content:
        content = (b"\n" + content).replace(b"\n.", b"\n..")[1:]
    return content if content.endswith(b"\r\n") else content + b"\r\n"


def _readable(words: bytes) -> str:
    return " ".join(words.decode("ascii", "replace").split())[:200]
