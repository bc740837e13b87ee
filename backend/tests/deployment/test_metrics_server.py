"""The server that Prometheus asks: one path, no wait, and no way to it from outside."""

import socket
from collections.abc import Iterator
from http.client import HTTPConnection
from threading import Thread

import pytest

from config.metrics import Figures
from config.metrics.serving import MetricsServer
from tests.architecture.paths import REPOSITORY


class TestServing:
    @pytest.fixture
    def address(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, int]]:
        asked = iter([b"livretier_x 1\n", b"livretier_x 2\n"])
        monkeypatch.setattr(Figures, "text", lambda _: next(asked))
        server = MetricsServer(("127.0.0.1", 0), Figures())
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield "127.0.0.1", server.server_port
        server.shutdown()
        thread.join()
        server.server_close()

    def ask(self, address: tuple[str, int], method: str, path: str) -> tuple[int, bytes]:
        connection = HTTPConnection(*address, timeout=5)
        connection.request(method, path)
        answer = connection.getresponse()
        found = answer.status, answer.read()
        connection.close()
        return found

    def test_answers_at_its_path_alone_and_asks_once_for_two(self, address: tuple[str, int]):
        assert self.ask(address, "GET", "/metrics") == (200, b"livretier_x 1\n")
        assert self.ask(address, "GET", "/metrics") == (200, b"livretier_x 1\n")
        assert self.ask(address, "GET", "/")[0] == 404
        assert self.ask(address, "GET", "/metrics/../api")[0] == 404
        assert self.ask(address, "POST", "/metrics")[0] == 501

    def test_who_says_nothing_holds_nobody_up_for_long(
        self, address: tuple[str, int], monkeypatch: pytest.MonkeyPatch
    ):
        monkeypatch.setattr("config.metrics.serving.MetricsHandler.timeout", 0.2)
        with socket.create_connection(address):
            assert self.ask(address, "GET", "/metrics")[0] == 200

    def test_nginx_knows_nothing_of_it(self):
        said = "".join(file.read_text() for file in (REPOSITORY / "deploy/nginx").iterdir())

        assert "metrics" not in said.lower()
