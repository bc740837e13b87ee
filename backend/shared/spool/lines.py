"""What waits for the provider: letters to one person first, then one of each flow in turn.

Unless the domain of its address has its share of this second: then the next one passes.
"""

from collections import deque
from collections.abc import Collection, Sequence
from threading import Condition
from typing import Protocol

from shared.spool.domains import Domains
from shared.spool.messages import Answer, Kind, Message


class Waiter(Protocol):
    """Whoever handed a message over and wants to know what became of it."""

    @property
    def gone(self) -> bool: ...

    def tell(self, answer: Answer, *, now: bool = False) -> None: ...

    def flush(self) -> None: ...


class Item:
    """One message, on its way until it has an answer."""

    __slots__ = ("admitted", "domain", "message", "waiters")

    def __init__(self, message: Message, waiter: Waiter) -> None:
        self.message, self.waiters = message, [waiter]
        self.domain, self.admitted = message.domain, False

    @property
    def urgent(self) -> bool:
        return self.message.kind is Kind.URGENT

    @property
    def wanted(self) -> bool:
        """Whether anybody still waits for it: whoever hands over again begins anew."""
        return any(not waiter.gone for waiter in self.waiters)


class Flows:
    """A line for each flow, of which the next one is served each time."""

    def __init__(self) -> None:
        self.begun = 0  # flows that had nothing here before
        self._lines: dict[str, deque[Item]] = {}
        self._turns: deque[str] = deque()

    def __bool__(self) -> bool:
        return bool(self._turns)

    def append(self, item: Item) -> None:
        line = self._lines.get(item.message.flow)
        if line is None:
            self._lines[item.message.flow] = deque([item])
            self._turns.append(item.message.flow)
            self.begun += 1
        else:
            line.append(item)

    def appendleft(self, item: Item) -> None:
        """Before all others of its flow, whose turn is next."""
        flow = item.message.flow
        if flow in self._lines:
            self._lines[flow].appendleft(item)
            self._turns.remove(flow)
        else:
            self._lines[flow] = deque([item])
        self._turns.appendleft(flow)

    def waits_besides(self, flows: Collection[str]) -> bool:
        """Whether anything waits that is of none of these."""
        return not self._lines.keys() <= set(flows)

    def popleft(self) -> Item:
        flow = self._turns.popleft()
        line = self._lines[flow]
        item = line.popleft()
        if line:
            self._turns.append(flow)
        else:
            del self._lines[flow]
        return item


class Lines:
    """Each message stands in at most one of them, once."""

    def __init__(self, *, per_domain: float = 0.0) -> None:
        self.items: dict[str, Item] = {}  # waiting, or in the hands of a connection
        self.changed = Condition()
        self._urgent: deque[Item] = deque()
        self._bulk = Flows()
        self._domains = Domains[Item](per_domain)

    def join(self, message: Message, waiter: Waiter) -> bool:
        """Whether it is on its way already: then this waiter is told as well. Holds `changed`."""
        item = self.items.get(message.id)
        if item:
            item.waiters.append(waiter)
        return item is not None

    def add(self, message: Message, waiter: Waiter) -> float:
        """How long it has to stay away first, if too many to its domain wait. Holds `changed`."""
        urgent = message.kind is Kind.URGENT
        if not urgent and (pause := self._domains.pause(message.domain)):
            return pause
        item = self.items[message.id] = Item(message, waiter)
        (self._urgent if urgent else self._bulk).append(item)
        self._domains.count(item, 1)
        self.changed.notify()
        return 0.0

    def take(self, most: int, *, seconds: float) -> list[Item]:
        """The next ones; none when nothing comes for a while."""
        with self.changed:
            taken = self._next_urgent(most) or self._next_bulk(most)
            if taken:
                return taken
            left = self._domains.seconds_left()
            self.changed.wait(seconds if left is None else min(seconds, left))
            return self._next_urgent(most) or self._next_bulk(most)

    def take_urgent(self, most: int) -> list[Item]:
        """Those that go before the rest of a block."""
        if not self._urgent:
            return []
        with self.changed:
            return self._next_urgent(most)

    @property
    def begun(self) -> int:
        """Another number once a flow waits that had nothing here before: cheap to look at."""
        return self._bulk.begun

    def put_back(self, items: Sequence[Item]) -> None:
        """Before all others of their kind and flow: nobody spoke of them."""
        with self.changed:
            self._put_back(items)

    def give_way(self, items: Sequence[Item]) -> bool:
        """Whether a flow waits that has nothing among the rest of a block: that rest is then put back, to share with it."""
        with self.changed:
            if not self._bulk.waits_besides({item.message.flow for item in items}):
                return False
            self._put_back(items)
            return True

    def _next_urgent(self, most: int) -> list[Item]:
        """They wait for no domain, but use its room."""
        taken: list[Item] = []
        while self._urgent and len(taken) < most:
            item = self._urgent.popleft()
            if self._leaves(item):
                self._domains.use(item.domain)
                taken.append(item)
        return taken

    def _next_bulk(self, most: int) -> list[Item]:
        taken: list[Item] = []
        while len(taken) < most and (item := self._domains.next_due()):
            if self._leaves(item):
                taken.append(item)
        while len(taken) < most and self._bulk:
            item = self._bulk.popleft()
            if item.wanted and not item.admitted and not self._domains.admit(item):
                continue
            if self._leaves(item):
                taken.append(item)
        return taken

    def _put_back(self, items: Sequence[Item]) -> None:
        for item in reversed(items):
            (self._urgent if item.urgent else self._bulk).appendleft(item)
            self._domains.count(item, 1)
        self.changed.notify()

    def _leaves(self, item: Item) -> bool:
        """Whether anybody wants what stands in no line any more."""
        self._domains.count(item, -1)
        if item.wanted:
            item.admitted = True
            return True
        del self.items[item.message.id]
        return False
