"""A spool and a mail server of a test's own."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from pytest_django import Settings

from shared.spool import speaker
from shared.spool.provider import Account, Line
from shared.spool.server import Spool, listen, stop_listening
from tests.mail.sink import Sink


@contextmanager
def running_spool(
    folder: Path,
    sink: Sink,
    settings: Settings,
    connections: int,
    *,
    user: str = "",
    per_domain: float = 0.0,
) -> Iterator[Spool]:
    account = Account(
        host="127.0.0.1",
        port=sink.port,
        user=user,
        password=user,
        connect_seconds=0.3,
        answer_seconds=0.3,
    )
    spool = Spool(
        folder=folder,
        connect=lambda: Line(account),
        connections=connections,
        per_domain=per_domain,
    )
    spool.start()
    server = listen(spool, address=("127.0.0.1", 0))
    settings.SPOOL = server.getsockname()
    try:
        yield spool
    finally:
        stop_listening(server)
        spool.end()


@pytest.fixture
def start_spool(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., Spool]]:
    """A spool that speaks to this sink, and which the settings name."""
    monkeypatch.setattr(speaker, "FIRST_PAUSE", 0.2)
    with ExitStack() as stack:
        yield lambda sink, connections=2, user="", per_domain=0.0: stack.enter_context(
            running_spool(
                tmp_path / "journal", sink, settings, connections, user=user, per_domain=per_domain
            )
        )


@pytest.fixture
def spooled(start_spool: Callable[..., Spool]) -> Iterator[Sink]:
    """A mail server behind a spool; give it a `rule` to have other answers."""
    with Sink() as sink:
        start_spool(sink)
        yield sink


@pytest.fixture
def members_only(start_spool: Callable[..., Spool]) -> Iterator[Sink]:
    """The same, where we have to say who we are; give it a `rule` that asks."""
    with Sink() as sink:
        start_spool(sink, user="livretier")
        yield sink
