"""A mail server that tells what it took, and answers as a test wants: python -m tests.mail.sink PORT FILE"""

import re
import socketserver
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from threading import Lock, Thread
from typing import Self

CUT = b""  # the line breaks instead of an answer
MESSAGE_ID = re.compile(rb"^Message-ID: *(?:\r\n )?<([^@>]+)@", re.MULTILINE | re.IGNORECASE)
OK = {
    "HELLO": b"220 sink",
    "EHLO": b"250-sink\r\n250 PIPELINING",
    "MAIL": b"250 2.1.0 Ok",
    "RCPT": b"250 2.1.5 Ok",
    "DATA": b"354 Go on",
    "DOT": b"250 2.0.0 Ok: queued",
    "RSET": b"250 2.0.0 Ok",
    "QUIT": b"221 2.0.0 Bye",
}

Rule = Callable[[str, bytes], bytes | None]
"""The stage and what was said; None for the usual answer."""


class Sink(socketserver.ThreadingTCPServer):
    """`taken` counts the messages by the first part of their Message-ID."""

    allow_reuse_address, daemon_threads, request_queue_size = True, True, 64

    def __init__(self, port: int = 0, *, rule: Rule | None = None, file: Path | None = None):
        super().__init__(("127.0.0.1", port), Talk)
        self.rule, self.port = rule, self.server_address[1]
        self.taken: Counter[str] = Counter()
        self.messages: dict[str, bytes] = {}
        self.talks = 0
        self._file = file.open("ab", buffering=0) if file else None
        self._lock = Lock()

    def __enter__(self) -> Self:
        Thread(target=self.serve_forever, args=[0.05], daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()

    def take(self, content: bytes) -> None:
        found = MESSAGE_ID.search(content)
        name = found[1].decode() if found else "?"
        with self._lock:
            if self._file:
                self._file.write(f"{name}\n".encode())
                return
            self.taken[name] += 1
            self.messages[name] = content

    def wait_for(self, count: int, seconds: float = 10.0) -> None:
        ends = time.monotonic() + seconds
        while self.taken.total() < count:
            assert time.monotonic() < ends, f"{self.taken.total()} of {count} messages came"
            time.sleep(0.01)


class Talk(socketserver.StreamRequestHandler):
    server: Sink
    disable_nagle_algorithm = True

    def handle(self) -> None:
        self.server.talks += 1
        going = self.answer("HELLO", b"")
        while going and (line := self.rfile.readline()):
            verb = line[:4].strip().upper().decode()
            going = self.answer(verb, line) and verb != "QUIT"
            if going and verb == "DATA" and self.last.startswith(b"354"):
                going = self.content()

    def content(self) -> bool:
        lines: list[bytes] = []
        while (line := self.rfile.readline()) != b".\r\n":
            if not line:
                return False
            lines.append(line[1:] if line.startswith(b".") else line)
        content = b"".join(lines)
        said = self.server.rule and self.server.rule("DOT", content)
        if said is None or said.startswith((b"2", b"CUT AFTER")):
            self.server.take(content)
        return self.answer("DOT", content, said)

    def answer(self, stage: str, line: bytes, said: bytes | None = None) -> bool:
        if said is None and stage != "DOT" and self.server.rule:
            said = self.server.rule(stage, line)
        self.last = OK.get(stage, b"500 What?") if said is None else said
        if self.last == CUT or self.last.startswith(b"CUT"):
            return False
        self.wfile.write(self.last + b"\r\n")
        return not self.last.startswith(b"421")


if __name__ == "__main__":
    Sink(int(sys.argv[1]), file=Path(sys.argv[2])).serve_forever()
