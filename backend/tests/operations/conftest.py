from collections.abc import Callable, Iterator
from copy import deepcopy
from datetime import timedelta
from typing import Any

import pytest
from django.db import transaction
from django.utils import timezone

from apps.publishing import services as publishing
from shared.tenancy import act_as_platform
from tests.operations.world import World, make_world


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Let minutes pass."""
    real = timezone.now

    def wait(minutes: float) -> None:
        monkeypatch.setattr(timezone, "now", lambda: real() + timedelta(minutes=minutes))

    return wait


@pytest.fixture(autouse=True)
def _blank_posters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who may have one is asked here; what it looks like, where posters are tested, and that takes seconds."""
    monkeypatch.setattr(publishing, "print_poster", lambda poster: b"%PDF-1.7")


@pytest.fixture(autouse=True)
def _zones_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who may ask is asked here; what a zone says, where domains are tested."""
    where = "apps.emailing.zones.missing_records"
    monkeypatch.setattr(where, lambda **_: [])


@pytest.fixture(autouse=True)
def _blank_mails(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for what a mailing says."""
    mail = publishing.Mail(subject="Bonjour", html="<p>Bonjour</p>", text="Bonjour")
    monkeypatch.setattr(publishing, "render_mail", lambda **_: mail)


@pytest.fixture(scope="module")
def _undone(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    """What is made for the tests of a module is gone after the last of them."""
    with django_db_blocker.unblock(), transaction.atomic(), act_as_platform():
        yield
        transaction.set_rollback(True)


@pytest.fixture(scope="module")
def worlds(_undone: None) -> dict[bool, World]:
    """One with the terms accepted, one without; what a test does to them is undone after it."""
    worlds = {terms: make_world(terms=terms) for terms in (True, False)}
    for world in worlds.values():
        world.sign_everybody_in()
    worlds[True].act_as_everybody()
    return worlds


@pytest.fixture(scope="module")
def lone_world(_undone: None) -> World:
    """The same for tests that look at everything there is: nobody is signed in yet."""
    return make_world()


@pytest.fixture
def fresh_world(lone_world: World) -> World:
    """That world as it was made, whatever the tests before did to the objects they were given."""
    return deepcopy(lone_world)


@pytest.fixture
def world(worlds: dict[bool, World]) -> World:
    return worlds[True]
