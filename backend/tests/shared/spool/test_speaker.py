"""In what order a connection speaks of what waits."""

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import cast

import pytest

from shared.spool import speaker
from shared.spool.journal import Journal
from shared.spool.lines import Lines
from shared.spool.messages import Answer, Message, Outcome
from shared.spool.pace import Pace
from shared.spool.provider import Line
from shared.spool.speaker import Account, Speaker

MANY, FEW = 100, 5


class Clock:
    now = 100.0

    def monotonic(self) -> float:
        return self.now

    time = monotonic


class Listener:
    """Whoever handed over; `told` are the answers that reached them."""

    gone = False

    def __init__(self) -> None:
        self.told: list[str] = []
        self._waiting: list[str] = []

    def tell(self, answer: Answer, *, now: bool = False) -> None:
        self._waiting.append(answer.id)
        if now:
            self.flush()

    def flush(self) -> None:
        self.told += self._waiting
        self._waiting = []


class Provider:
    """Takes all, and calls `after` with the number of messages it has."""

    is_open = True

    def __init__(self, after: Callable[[int], None]) -> None:
        self.taken: list[str] = []
        self._after = after

    def deliver(self, message: Message, *, before_dot: Callable[[], None]) -> Answer:
        before_dot()
        self.taken.append(message.id)
        self._after(len(self.taken))
        return Answer(message.id, Outcome.SENT)

    def leave(self) -> None: ...

    def close(self) -> None: ...


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    journal = Journal(tmp_path)
    yield journal
    journal.close()


def add(lines: Lines, flow: str, count: int) -> Listener:
    listener = Listener()
    with lines.changed:
        for number in range(count):
            name = f"{flow}{number}"
            lines.add(Message(name, "de@a.example", "ines@b.example", b"", flow=flow), listener)
    return listener


def speak(lines: Lines, journal: Journal, after: Callable[[int], None]) -> list[str]:
    """Until `MANY` and `FEW` are taken."""
    ended = Event()

    def follow(count: int) -> None:
        after(count)
        if count == MANY + FEW:
            ended.set()

    provider = Provider(follow)
    Speaker(
        lines=lines,
        journal=journal,
        account=Account(),
        pace=Pace(0),
        connect=lambda: cast("Line", provider),
        ended=ended,
    ).run()
    return provider.taken


def test_few_who_come_meanwhile_share_what_is_left_of_the_block_of_many(journal: Journal):
    lines = Lines()
    add(lines, "many", MANY)

    def come(count: int) -> None:
        if count == 10:
            add(lines, "few", FEW)

    taken = speak(lines, journal, come)

    places = [place for place, name in enumerate(taken, 1) if name.startswith("few")]
    assert places == [12, 14, 16, 18, 20]
    assert [name for name in taken if name.startswith("many")] == [f"many{n}" for n in range(MANY)]
    assert len(taken) == MANY + FEW


def test_whoever_waits_is_told_with_the_others(journal: Journal, monkeypatch: pytest.MonkeyPatch):
    lines, clock = Lines(), Clock()
    monkeypatch.setattr(speaker, "time", clock)
    few = add(lines, "few", FEW)
    add(lines, "many", MANY)
    told_at: dict[int, int] = {}

    def look(count: int) -> None:
        told_at[count] = len(few.told)
        clock.now += 0.2 * (count % 2 == 0)  # it is time to tell after each of the many

    speak(lines, journal, look)

    assert told_at[2 * FEW + 2] == FEW
