from collections.abc import Callable
from typing import Any

import pytest

from shared.jobs import queue, registry, sweep


@pytest.fixture
def a_bell(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The ids of the jobs that workers were told of."""
    rung: list[object] = []

    def ring(job_ids: list[object], queue: str) -> bool:
        rung.extend(job_ids)
        return True

    monkeypatch.setattr(queue, "ring", ring)
    monkeypatch.setattr(sweep, "ring", ring)
    return rung


@pytest.fixture
def a_handler(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[..., Any]], None]:
    """Lets a test say what the job `test.job` does."""

    def does(function: Callable[..., Any]) -> None:
        monkeypatch.setitem(registry._handlers, "test.job", function)

    return does
