from collections.abc import Callable
from datetime import timedelta

import pytest
from django.utils import timezone


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Let minutes pass."""
    real = timezone.now

    def wait(minutes: float) -> None:
        monkeypatch.setattr(timezone, "now", lambda: real() + timedelta(minutes=minutes))

    return wait
