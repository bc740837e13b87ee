"""What waits for the provider: letters to one person first, then the rest in the order it came."""

from collections import deque
from collections.abc import Iterable
from threading import Condition
from typing import Protocol

from shared.spool.messages import Answer, Kind, Message


class Waiter(Protocol):
    """Whoever handed a message over and wants to know what became of it."""

    @property
    def gone(self) -> bool: ...

    def tell(self, answer: Answer, *, now: bool = False) -> None: ...

    def flush(self) -> None: ...


class Item:
    """One message, on its way until it has an answer."""

    __slots__ = ("message", "waiters")

    def __init__(self, message: Message, waiter: Waiter) -> None:
        self.message, self.waiters = message, [waiter]

    @property
    def urgent(self) -> bool:
        return self.message.kind is Kind.URGENT

    @property
    def wanted(self) -> bool:
        """Whether anybody still waits for it: whoever hands over again begins anew."""
        return any(not waiter.gone for waiter in self.waiters)


class Lines:
    """Each message stands in at most one of the two, once."""

    def __init__(self) -> None:
        self.items: dict[str, Item] = {}  # waiting, or in the hands of a connection
        self.changed = Condition()
        self._urgent: deque[Item] = deque()
        self._bulk: deque[Item] = deque()

    def join(self, message: Message, waiter: Waiter) -> bool:
        """Whether it is on its way already: then this waiter is told as well. Holds `changed`."""
        item = self.items.get(message.id)
        if item:
            item.waiters.append(waiter)
        return item is not None

    def add(self, message: Message, waiter: Waiter) -> None:
        """Holds `changed`."""
        item = self.items[message.id] = Item(message, waiter)
        (self._urgent if item.urgent else self._bulk).append(item)
        self.changed.notify()

    def take(self, most: int, *, seconds: float) -> list[Item]:
        """The next ones; none when nothing comes for a while."""
        with self.changed:
            if not (self._urgent or self._bulk):
                self.changed.wait(seconds)
            return self._next(self._urgent, most) or self._next(self._bulk, most)

    def take_urgent(self, most: int) -> list[Item]:
        """Those that go before the rest of a block."""
        if not self._urgent:
            return []
        with self.changed:
            return self._next(self._urgent, most)

    def put_back(self, items: Iterable[Item]) -> None:
        """Before all others of their kind: nobody spoke of them."""
        with self.changed:
            for item in reversed(list(items)):
                (self._urgent if item.urgent else self._bulk).appendleft(item)
            self.changed.notify()

    def _next(self, line: deque[Item], most: int) -> list[Item]:
        taken: list[Item] = []
        while line and len(taken) < most:
            item = line.popleft()
            if item.wanted:
                taken.append(item)
            else:
                del self.items[item.message.id]
        return taken
