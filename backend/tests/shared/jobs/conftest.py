from collections.abc import Callable
from typing import Any

import pytest

from shared.jobs import queue, registry, sweep


@pytest.fixture
def notified(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The ids of the jobs that workers were told of."""
    told: list[object] = []

    def notify(job_ids: list[object], queue: str) -> bool:
        told.extend(job_ids)
        return True

    monkeypatch.setattr(queue, "notify_workers", notify)
    monkeypatch.setattr(sweep, "notify_workers", notify)
    return told


@pytest.fixture
def a_handler(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[..., Any]], None]:
    """Lets a test say what the job `test.job` does."""

    def does(function: Callable[..., Any]) -> None:
        monkeypatch.setitem(registry._handlers, "test.job", function)

    return does
