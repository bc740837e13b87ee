import socket
from collections.abc import Iterable
from types import TracebackType
from typing import Self

from django.conf import settings

from shared.spool.messages import Answer, Message, pack_messages, unpack_answers
from shared.spool.words import NONCE, WELCOME, proof_of

CONNECT_SECONDS = 5.0


class SpoolAway(OSError):
    """The spool is not there, or left; whoever asks it again is told what became of a message."""


class SpoolClient:
    """Hands messages over and hears what became of them, in whatever order."""

    def __init__(self, *, timeout: float | None = None) -> None:
        try:
            self._socket = socket.create_connection(settings.SPOOL, timeout=CONNECT_SECONDS)
        except OSError as error:
            raise SpoolAway(str(error)) from error
        self._buffer = bytearray()
        try:
            self._greet()
        except OSError as error:
            self.close()
            raise SpoolAway(str(error)) from error
        self._timeout = timeout

    def hand_over(self, messages: Iterable[Message]) -> None:
        """On their way when this returns, unless the spool is gone."""
        try:
            self._socket.settimeout(CONNECT_SECONDS)
            self._socket.sendall(pack_messages(messages))
        except OSError as error:
            raise SpoolAway(str(error)) from error

    def hear(self, *, seconds: float | None = None) -> list[Answer]:
        """The next answers; none when nothing comes for so long, `SpoolAway` if no time was named."""
        self._socket.settimeout(self._timeout if seconds is None else seconds)
        while (answers := unpack_answers(self._buffer)) is None:
            try:
                heard = self._socket.recv(256 * 1024)
            except TimeoutError as error:
                if seconds is None:
                    raise SpoolAway("no answer") from error
                return []
            except OSError as error:
                raise SpoolAway(str(error)) from error
            if not heard:
                raise SpoolAway("the spool left")
            self._buffer += heard
        return answers

    def close(self) -> None:
        self._socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _greet(self) -> None:
        nonce = self._socket.recv(NONCE, socket.MSG_WAITALL)
        self._socket.sendall(proof_of(nonce))
        if self._socket.recv(len(WELCOME)) != WELCOME:
            raise SpoolAway("the spool does not know us")
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
