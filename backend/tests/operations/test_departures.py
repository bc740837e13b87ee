"""SEC8, the server: hostile addresses wherever a caller can put one, on the real WSGI application."""

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import Any
from urllib.parse import quote, unquote_to_bytes

import pytest
from django.core.signals import request_started
from django.db import close_old_connections

from config.wsgi import application
from tests.figures import Figures
from tests.hostile_addresses import HOSTILE

pytestmark = pytest.mark.django_db

PATHS = ("/_brand", "/api/auth/user", "/api/nowhere")


@dataclass(frozen=True)
class Answer:
    asked: dict[str, str]
    status: int
    headers: list[tuple[str, str]]
    body: str

    def departs(self) -> bool:
        return any(name.lower() in ("location", "refresh") for name, _ in self.headers)

    def reflects(self, address: str) -> bool:
        said = self.body + "".join(value for _, value in self.headers)
        return "evil" in said or (bool(address.strip()) and address in said)


@pytest.fixture(autouse=True)
def _one_connection() -> Iterator[None]:
    """A request would close the connection on which the test's transaction is open."""
    request_started.disconnect(close_old_connections)
    yield
    request_started.connect(close_old_connections)


def ask(path: str = "/", query: str = "", **headers: str) -> Answer:
    """What the application answers to a request that no client would let through."""
    told: list[Any] = []

    def start(status: str, headers: list[tuple[str, str]], failure: Any = None) -> Any:
        told.extend((int(status[:3]), headers))

    environ = {
        "REQUEST_METHOD": "GET",
        "SCRIPT_NAME": "",
        "PATH_INFO": unquote_to_bytes(path).decode("latin-1"),
        "QUERY_STRING": query,
        "SERVER_NAME": "testserver",
        "SERVER_PORT": "80",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "HTTP_HOST": "testserver",
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(),
        "wsgi.errors": BytesIO(),
        **headers,
    }
    body = b"".join(application(environ, start)).decode()
    return Answer({"path": path, "query": query, **headers}, told[0], told[1], body)


def answers_to(address: str) -> Iterator[Answer]:
    latin = address.encode().decode("latin-1")  # as a WSGI server hands over what it received
    yield ask(address)
    for path in PATHS:
        for name in ("redirect", "next"):
            yield ask(path, f"{name}={quote(address, safe='')}")
        yield ask(path, HTTP_HOST=latin)
        yield ask(path, HTTP_X_FORWARDED_HOST=latin)


def test_no_hostile_address_is_followed_or_repeated():
    answers = [(address, answer) for address in HOSTILE for answer in answers_to(address)]
    departures = [answer.asked for _, answer in answers if answer.departs()]
    reflections = [answer.asked for address, answer in answers if answer.reflects(address)]

    assert {answer.status for _, answer in answers} == {200, 400, 401, 404}
    Figures("make test-backend").note(
        "SEC8 (server)",
        f"{len(HOSTILE)} hostile addresses as path, query, Host and X-Forwarded-Host",
        f"{len(departures)} departures, {len(reflections)} reflections in {len(answers)} answers",
        goal="≥ 100 addresses, 0, 0",
        met=len(HOSTILE) >= 100 and not departures and not reflections,
    )
    assert len(HOSTILE) >= 100
    assert (departures, reflections) == ([], [])
