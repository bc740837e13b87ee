"""The spool: takes messages from our processes, and answers once the provider has."""

import hmac
import os
import socket
import struct
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event, Lock, Thread

import structlog

from shared.spool.journal import Journal
from shared.spool.lines import Lines
from shared.spool.messages import Answer, Kind, Message, Outcome, pack_answers, read_messages
from shared.spool.pace import Pace
from shared.spool.provider import Line
from shared.spool.speaker import Account, Speaker
from shared.spool.words import NONCE, WELCOME, proof_of

SEND_SECONDS = 10

log = structlog.get_logger()


class Port:
    """One process of ours that hands messages over."""

    def __init__(self, sock: socket.socket) -> None:
        self.gone = False
        self._socket, self._lock = sock, Lock()
        self._waiting: list[Answer] = []

    def tell(self, answer: Answer, *, now: bool = False) -> None:
        """With others, unless it is wanted now."""
        with self._lock:
            self._waiting.append(answer)
        if now:
            self.flush()

    def flush(self) -> None:
        """Whoever does not listen is gone: it asks again, and is told again."""
        with self._lock:
            answers, self._waiting = self._waiting, []
            if not answers or self.gone:
                return
            try:
                self._socket.sendall(pack_answers(answers))
            except OSError:
                self.gone = True


class Spool:
    """Journal, lines and connections of one account at the provider."""

    def __init__(
        self,
        *,
        folder: Path,
        connect: Callable[[], Line],
        connections: int,
        per_second: float = 0.0,
        per_domain: float = 0.0,
    ) -> None:
        self.journal, self.account = Journal(folder), Account()
        self.lines = Lines(per_domain=per_domain)
        self._ended = Event()
        pace = Pace(per_second)
        self._speakers = [
            Thread(
                target=Speaker(
                    lines=self.lines,
                    journal=self.journal,
                    account=self.account,
                    pace=pace,
                    connect=connect,
                    ended=self._ended,
                ).run,
                name=f"speaker {number}",
            )
            for number in range(connections)
        ]

    def start(self) -> None:
        for speaker in self._speakers:
            speaker.start()

    def end(self) -> None:
        """Every message in hand has its answer when this returns."""
        self._ended.set()
        with self.lines.changed:
            self.lines.changed.notify_all()
        for speaker in self._speakers:
            speaker.join()
        self.journal.close()

    def take(self, message: Message, port: Port) -> None:
        """Answer at once what is known; the rest goes to the provider, once."""
        with self.lines.changed:
            if self.lines.join(message, port):
                return
            known = self.journal.find(message.id)
            if known is None and message.kind is not Kind.QUESTION and not self.account.waits:
                pause = self.lines.add(message, port)
                if not pause:
                    return
                known = Answer(message.id, Outcome.FULL, time.time() + pause)
        port.tell(known or self._without(message), now=True)

    def _without(self, message: Message) -> Answer:
        if message.kind is Kind.QUESTION:
            return Answer(message.id, Outcome.UNKNOWN)
        return Answer(message.id, Outcome.AWAY, time.time(), self.account.why)


def listen(spool: Spool, *, address: tuple[str, int]) -> socket.socket:
    """Takes callers in threads of their own until the socket is closed."""
    server = socket.create_server(address, backlog=64)
    Thread(target=_accept, args=[server, spool], name="callers", daemon=True).start()
    return server


def stop_listening(server: socket.socket) -> None:
    """Nobody is taken from now on: to close it alone leaves whoever waits for a caller waiting."""
    server.shutdown(socket.SHUT_RDWR)
    server.close()


def _accept(server: socket.socket, spool: Spool) -> None:
    while True:
        try:
            sock, _ = server.accept()
        except OSError:  # closed: the process ends
            return
        Thread(target=_serve, args=[sock, spool], name="caller", daemon=True).start()


def _serve(sock: socket.socket, spool: Spool) -> None:
    port = Port(sock)
    try:
        with sock, sock.makefile("rb", buffering=256 * 1024) as file:
            if not _is_ours(sock, file.read):
                return
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            patience = struct.pack("ll", SEND_SECONDS, 0)
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, patience)
            for message in read_messages(file.read):
                spool.take(message, port)
    except (OSError, ValueError) as error:
        log.warning("spool_caller_lost", error=type(error).__name__)
    finally:
        port.gone = True


def _is_ours(sock: socket.socket, read: Callable[[int], bytes]) -> bool:
    """Whether the caller has the key of this installation: anybody on this machine may knock."""
    sock.settimeout(5)
    nonce = os.urandom(NONCE)
    sock.sendall(nonce)
    if not hmac.compare_digest(read(len(proof_of(nonce))), proof_of(nonce)):
        return False
    sock.sendall(WELCOME)
    sock.settimeout(None)
    return True
