"""Outside parts that hang or refuse: a store, a mail server."""

import socket
from collections.abc import Iterator

import pytest
from pytest_django import Settings

from shared import objects
from shared.breaker import Breaker
from shared.objects import Patience, StoreAway

SOON = Patience(connect=0.5, read=0.05, attempts=1)


class Silent:
    """Takes every connection and never says a word, as a process that was stopped does."""

    def __init__(self) -> None:
        self._socket = socket.create_server(("127.0.0.1", 0), backlog=64)
        self._socket.setblocking(False)
        self._taken: list[socket.socket] = []
        self.port: int = self._socket.getsockname()[1]

    def calls(self) -> int:
        """How many connections there were so far."""
        while True:
            try:
                self._taken.append(self._socket.accept()[0])
            except BlockingIOError:
                return len(self._taken)

    def close(self) -> None:
        for one in (*self._taken, self._socket):
            one.close()


@pytest.fixture
def silent() -> Iterator[Silent]:
    part = Silent()
    yield part
    part.close()


@pytest.fixture
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for silence, and what one test learns of the store no other believes."""
    monkeypatch.setattr(objects, "IN_REQUESTS", SOON)
    monkeypatch.setattr(objects, "IN_JOBS", SOON)
    monkeypatch.setattr(objects, "breaker", Breaker(StoreAway))


@pytest.fixture
def hanging_store(silent: Silent, settings: Settings, _soon: None) -> Silent:
    """A store that takes connections and never answers."""
    settings.S3 = {**settings.S3, "endpoint": f"http://127.0.0.1:{silent.port}"}
    return silent


@pytest.fixture
def refusing_store(settings: Settings, _soon: None) -> None:
    """A store that is not there."""
    settings.S3 = {**settings.S3, "endpoint": "http://127.0.0.1:1"}


@pytest.fixture(params=["hanging_store", "refusing_store"])
def away_store(request: pytest.FixtureRequest) -> None:
    """Both kinds of a store that is away."""
    request.getfixturevalue(request.param)
