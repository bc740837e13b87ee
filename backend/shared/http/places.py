"""Who may run at the same time: no company takes the places of all others."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition
from time import monotonic

PLACES = 8  # requests that run at once in a process: as many as it has connections to the database
MOST_RUNNING = PLACES // 4  # of one company that is alone
MOST_BESIDE_OTHERS = 1  # a process calculates one thing at a time: a neighbour then has half of it
BESIDE = 2.0  # seconds that somebody who came is still counted as there
MOST_WAITING = 12  # of one company; the process has threads for several
PATIENCE = 10.0  # seconds


class NoPlaceError(Exception):
    """Too many of the same are waiting, or one has waited too long."""


class Places:
    """A place for each that runs; whoever has their share waits for one of their own to end.

    Who is alone may run several at once. Beside others it is one at a time, in each process: what
    calculates shares the interpreter with whatever else runs there.
    """

    def __init__(
        self,
        places: int = PLACES,
        most_running: int = MOST_RUNNING,
        most_waiting: int = MOST_WAITING,
        patience: float = PATIENCE,
        beside: float = BESIDE,
    ) -> None:
        self._places, self._most_running = places, most_running
        self._most_waiting, self._patience = most_waiting, patience
        self._beside = beside
        self._running: Counter[str] = Counter()
        self._waiting: Counter[str] = Counter()
        self._came: dict[str, float] = {}
        self._changed = Condition()

    @contextmanager
    def of(self, who: str) -> Iterator[None]:
        """A place for as long as the block lasts."""
        self._enter(who)
        try:
            yield
        finally:
            with self._changed:
                _less(self._running, who)
                self._changed.notify_all()

    def _enter(self, who: str) -> None:
        with self._changed:
            self._notice(who)
            if not self._free(who):
                self._wait(who)
            self._running[who] += 1

    def _wait(self, who: str) -> None:
        if self._waiting[who] >= self._most_waiting:
            raise NoPlaceError
        self._waiting[who] += 1
        try:
            if not self._changed.wait_for(lambda: self._free(who), self._patience):
                raise NoPlaceError
        finally:
            _less(self._waiting, who)

    def _notice(self, who: str) -> None:
        now = monotonic()
        self._came = {one: when for one, when in self._came.items() if when > now - self._beside}
        self._came[who] = now

    def _share(self, who: str) -> int:
        alone = self._came.keys() <= {who}
        return self._most_running if alone else min(self._most_running, MOST_BESIDE_OTHERS)

    def _free(self, who: str) -> bool:
        return self._running.total() < self._places and self._running[who] < self._share(who)


def _less(counter: Counter[str], who: str) -> None:
    counter[who] -= 1
    if not counter[who]:
        del counter[who]
