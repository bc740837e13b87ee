"""Posters are drawn one at a time in a process, and whoever comes too many is told to come again."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from threading import Barrier, Event, Lock

import pytest

from apps.publishing import rendering
from apps.publishing.services import Poster, PosterBusy, print_poster
from shared.confined import EndedEarly, TookTooLong

process = import_module("apps.publishing.services.print_poster")

POSTER = Poster(
    size="a4",
    company="Maison Aubrac",
    name="Accueil",
    kind="employee_welcome",
    theme={},
    locale="fr-FR",
    others=[],
    leads_to="https://exemple.fr/l/accueil",
    shown_address="exemple.fr/l/accueil",
    code=None,
)


class Press:
    """Draws nothing until it may, and knows how many were at it together."""

    def __init__(self) -> None:
        self.may, self.begun = Event(), Event()
        self.together = self.most = 0
        self._lock = Lock()

    def draw(self, _: Poster, *, ends: float) -> bytes:
        with self._lock:
            self.together += 1
            self.most = max(self.most, self.together)
        self.begun.set()
        assert self.may.wait(60)
        with self._lock:
            self.together -= 1
        return b"%PDF"


@pytest.fixture
def press(monkeypatch: pytest.MonkeyPatch) -> Iterator[Press]:
    press = Press()
    monkeypatch.setattr(process, "_print", press.draw)
    monkeypatch.setattr(process, "WAITING_SECONDS", 60)
    yield press
    press.may.set()


def outcome(barrier: Barrier, press: Press) -> str:
    barrier.wait()
    try:
        print_poster(POSTER)
    except PosterBusy:
        press.may.set()
        return "busy"
    return "drawn"


def test_of_twelve_at_once_one_is_drawn_one_waits_and_the_others_are_told(press: Press):
    barrier = Barrier(12)

    with ThreadPoolExecutor(12) as pool:
        outcomes = list(pool.map(lambda _: outcome(barrier, press), range(12)))

    assert press.most == 1
    assert "busy" in outcomes
    assert outcomes.count("drawn") >= 2
    assert press.together == 0


def test_whoever_waits_too_long_for_the_one_before_is_told(
    press: Press, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(process, "WAITING_SECONDS", 0.01)
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(print_poster, POSTER)
        assert press.begun.wait(60)

        with pytest.raises(PosterBusy):
            print_poster(POSTER)
        press.may.set()

        assert first.result() == b"%PDF"


def test_one_that_fails_leaves_its_place_to_the_next(monkeypatch: pytest.MonkeyPatch):
    def fail(*_: object, **__: object) -> bytes:
        raise ValueError("no ink")

    monkeypatch.setattr(process, "_print", fail)

    for _ in range(3):
        with pytest.raises(ValueError, match="no ink"):
            print_poster(POSTER)


@pytest.mark.parametrize(
    ("cause", "kind"),
    [(TookTooLong("27 s"), PosterBusy), (EndedEarly("ended by 1"), rendering.RenderingFailed)],
)
def test_a_slow_machine_is_told_apart_from_a_fault(
    cause: EndedEarly, kind: type[Exception], monkeypatch: pytest.MonkeyPatch
):
    def fail(*_: object, **__: object) -> bytes:
        raise rendering.RenderingFailed("no") from cause

    monkeypatch.setattr(process, "_print", fail)

    with pytest.raises(kind):
        print_poster(POSTER)
