"""nginx as it limits visitors: behind a proxy that it believes, in front of an application that answers nothing."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection

from tests.nginx import Nginx
from tests.serving.upstreams import Application
from tests.visitor import Answer

PROXY = "127.0.0.1"
A_STRANGER = "127.0.0.9"  # no proxy of ours


class Limited:
    def __init__(self, port: int, **overrides: str) -> None:
        self.nginx = Nginx("limited", port, LIVRETIER_TRUSTED_PROXIES=PROXY, **overrides)
        self.application = Application(port + 1)

    @contextmanager
    def running(self) -> Iterator["Limited"]:
        try:
            self.nginx.start_with_an_empty_studio()
            yield self
        finally:
            self.nginx.stop()
            self.application.shutdown()
            self.application.server_close()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Without its application."""
        port = self.application.server_port
        self.application.shutdown()
        self.application.server_close()
        try:
            yield
        finally:
            self.application = Application(port)

    def ask(
        self,
        path: str,
        *,
        visitor: str,
        reading: bool = False,
        source: str = PROXY,
        said: dict[str, str] | None = None,
    ) -> Answer:
        """A visitor's question, as the proxy passes it on."""
        port = self.nginx.reading_port if reading else self.nginx.port
        connection = HTTPConnection("127.0.0.1", port, timeout=30, source_address=(source, 0))
        headers = {"Host": "localhost", "X-Forwarded-For": visitor, **(said or {})}
        try:
            connection.request("GET", path, headers=headers)
            response = connection.getresponse()
            return Answer(response.status, response.headers, response.read())
        finally:
            connection.close()

    @contextmanager
    def unfinished(self, number: int, path: str, *, visitor: str, port: int = 0) -> Iterator[None]:
        """That many calls of a visitor whose bodies never come."""
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\nX-Forwarded-For: {visitor}\r\n\r\n"
        with ExitStack() as stack:
            for _ in range(number):
                address = ("127.0.0.1", port or self.nginx.port)
                call = stack.enter_context(socket.create_connection(address))
                call.sendall(head.encode())
            yield
