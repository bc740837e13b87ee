"""What the database tells of entries: asked often for what is new, and now and then for all of it."""

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any
from uuid import UUID

from apps.reading.edge.entry import Entry

Line = tuple[UUID, int, dict[str, Any]]

EVERY = 0.3
WHOLE_LOOK_EVERY = 60.0
WINDOW = 30.0  # as long as a transaction may take: numbers are given before it commits
AT_ONCE = 500


class News:
    """`known` says which change of a booklet the caller has; only others are told."""

    def __init__(
        self,
        *,
        since: Callable[[int], Iterable[Line]],
        numbers: Callable[[], Iterable[tuple[UUID, int]]],
        of: Callable[[list[UUID]], Iterable[Line]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.since, self.numbers, self.of, self.clock = since, numbers, of, clock
        self.highest, self.settled, self.seen = 0, 0, deque[tuple[float, int]]()
        self.next_whole_look = clock()

    def hear(self, known: Callable[[UUID], int]) -> Iterator[tuple[UUID, Entry]]:
        """What is new, and what an earlier number brought late."""
        if self.clock() >= self.next_whole_look:
            yield from self._look_at_all(known)
            if not self.seen:  # all of it was just looked at
                self.settled = max(0, self.highest - AT_ONCE)
            self.next_whole_look = self.clock() + WHOLE_LOOK_EVERY
        for booklet_id, changed, content in self.since(self._settled()):
            self.highest = max(self.highest, changed)
            if known(booklet_id) != changed:
                yield booklet_id, Entry(changed, content)
        self.seen.append((self.clock(), self.highest))

    def _look_at_all(self, known: Callable[[UUID], int]) -> Iterator[tuple[UUID, Entry]]:
        others = []
        for booklet_id, changed in self.numbers():
            self.highest = max(self.highest, changed)
            if known(booklet_id) != changed:
                others.append(booklet_id)
        for start in range(0, len(others), AT_ONCE):
            for booklet_id, changed, content in self.of(others[start : start + AT_ONCE]):
                yield booklet_id, Entry(changed, content)

    def _settled(self) -> int:
        """The number up to which nobody can still be writing."""
        while self.seen and self.seen[0][0] <= self.clock() - WINDOW:
            _, self.settled = self.seen.popleft()
        return self.settled
