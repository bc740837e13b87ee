"""What waits because the domain of its address has its share of this second, while others pass."""

import time
from collections import Counter, deque
from collections.abc import Callable
from heapq import heappop, heappush
from typing import Generic, Protocol, TypeVar

WAITING_SECONDS = 1.0  # whoever acknowledges meanwhile is written to no later than that
LONGEST_PAUSE = 600.0
KEPT = 10_000


class Waiting(Protocol):
    """A message that stands in a line."""

    @property
    def domain(self) -> str: ...

    @property
    def wanted(self) -> bool: ...


Item = TypeVar("Item", bound=Waiting)


class Domains(Generic[Item]):
    """So many a second to one address domain, evenly and in their order; 0 for as many as there are.

    Each moves at most once from the line of all to that of its domain. A domain holds no more than a second's worth:
    whoever hands over more is told when to come again.
    """

    def __init__(self, per_second: float, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._every = 1 / per_second if per_second else 0.0
        self._most = max(1, int(per_second * WAITING_SECONDS))
        self._clock = clock
        self._free_at: dict[str, float] = {}
        self._booked: dict[str, float] = {}
        self._counts: Counter[str] = Counter()
        self._lines: dict[str, deque[Item]] = {}
        self._due: list[tuple[float, str]] = []  # once for each of the lines

    def pause(self, domain: str) -> float:
        """How long one more should stay away; 0 when it may wait here."""
        if not self._every or self._counts[domain] < self._most:
            return 0.0
        now = self._clock()
        at = max(self._booked.get(domain, 0.0), now + WAITING_SECONDS)
        self._booked[domain] = min(at + self._every, now + LONGEST_PAUSE)
        return at - now

    def count(self, item: Item, change: int) -> None:
        """It waits, or does so no longer, in whichever line."""
        if self._every:
            self._counts[item.domain] += change
            if not self._counts[item.domain]:
                del self._counts[item.domain]

    def use(self, domain: str) -> None:
        """One goes there now."""
        if self._every:
            now = self._clock()
            if len(self._free_at) > KEPT:
                self._forget(now)
            self._free_at[domain] = max(self._free_at.get(domain, 0.0), now) + self._every

    def admit(self, item: Item) -> bool:
        """Whether it goes now; if not, it stands in the line of its domain."""
        if not self._every:
            return True
        domain = item.domain
        line = self._lines.get(domain)
        if line is not None:
            line.append(item)
            return False
        free_at = self._free_at.get(domain, 0.0)
        if free_at > self._clock():
            self._lines[domain] = deque([item])
            heappush(self._due, (free_at, domain))
            return False
        self.use(domain)
        return True

    def next_due(self) -> Item | None:
        """The first whose domain is free again."""
        while self._due and self._due[0][0] <= self._clock():
            _, domain = heappop(self._due)
            if self._free_at.get(domain, 0.0) > self._clock():  # a letter went before
                heappush(self._due, (self._free_at[domain], domain))
                continue
            line = self._lines[domain]
            item = line.popleft()
            if item.wanted:
                self.use(domain)
            if line:
                heappush(self._due, (self._free_at.get(domain, 0.0), domain))
            else:
                del self._lines[domain]
            return item
        return None

    def seconds_left(self) -> float | None:
        """Until one of them is free again, if any waits."""
        return max(0.0, self._due[0][0] - self._clock()) if self._due else None

    def _forget(self, now: float) -> None:
        self._free_at = {domain: at for domain, at in self._free_at.items() if at > now}
        self._booked = {domain: at for domain, at in self._booked.items() if at > now}
