"""What stands behind nginx in these tests: the real S3 through a turnstile, and nobody as the application."""

import socket
import socketserver
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread


class Turnstile(socketserver.ThreadingTCPServer):
    """Carries bytes to S3 and back, counts the questions, and can be closed."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, port: int, s3: tuple[str, int]) -> None:
        super().__init__(("127.0.0.1", port), _Passage)
        self.s3, self.closed = s3, False
        self.ranges: list[str] = []
        Thread(target=self.serve_forever, daemon=True).start()

    def count(self, question: bytes) -> None:
        lines = question.decode("latin-1").split("\r\n")
        found = [line.partition(": ")[2] for line in lines if line.startswith("Range: ")]
        self.ranges += found or [""]


class _Passage(socketserver.BaseRequestHandler):
    server: Turnstile

    def handle(self) -> None:
        with socket.create_connection(self.server.s3) as s3:
            Thread(target=_carry, args=(s3, self.request), daemon=True).start()
            while (question := self.request.recv(65536)) and not self.server.closed:
                self.server.count(question)
                s3.sendall(question)


def _carry(source: socket.socket, target: socket.socket) -> None:
    try:
        while piece := source.recv(65536):
            target.sendall(piece)
    except OSError:
        pass  # one of both hung up


class Application(ThreadingHTTPServer):
    """Answers nothing, or that it is broken, counts how often it was asked, and remembers what and by whom the last time."""

    daemon_threads = True
    request_queue_size = 1024

    def __init__(self, port: int) -> None:
        super().__init__(("127.0.0.1", port), _Counted)
        self.calls, self.status = 0, 204
        self.heard: dict[str, str] = {}
        self.asked = ""
        Thread(target=self.serve_forever, daemon=True).start()


class _Counted(BaseHTTPRequestHandler):
    server: Application

    def do_GET(self) -> None:
        self.server.calls += 1
        self.server.heard = dict(self.headers.items())
        self.server.asked = f"{self.command} {self.path}"
        self.send_response(self.server.status)
        self.end_headers()

    def do_POST(self) -> None:
        self.do_GET()

    def log_message(self, *_: object) -> None:
        """Silent."""
