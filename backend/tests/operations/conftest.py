from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.db import transaction
from django.utils import timezone

from shared.tenancy import act_as_platform
from tests.operations.world import World, make_world


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Let minutes pass."""
    real = timezone.now

    def wait(minutes: float) -> None:
        monkeypatch.setattr(timezone, "now", lambda: real() + timedelta(minutes=minutes))

    return wait


@pytest.fixture(scope="module")
def worlds(django_db_setup: None, django_db_blocker: Any) -> Iterator[dict[bool, World]]:
    """One with the terms accepted, one without; what a test does to them is undone after it."""
    with django_db_blocker.unblock(), transaction.atomic(), act_as_platform():
        worlds = {terms: make_world(terms=terms) for terms in (True, False)}
        for world in worlds.values():
            world.sign_everybody_in()
        worlds[True].act_as_everybody()
        yield worlds
        transaction.set_rollback(True)


@pytest.fixture
def world(worlds: dict[bool, World]) -> World:
    return worlds[True]
