"""Facts that a slice announces and that the slices above it may hear, in the same transaction."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any, TypeVar

Fact = TypeVar("Fact")

_listeners: defaultdict[type, list[Callable[[Any], None]]] = defaultdict(list)


def listen(kind: type[Fact]) -> Callable[[Callable[[Fact], None]], Callable[[Fact], None]]:
    """Register a subscriber of one kind of fact."""

    def register(listener: Callable[[Fact], None]) -> Callable[[Fact], None]:
        _listeners[kind].append(listener)
        return listener

    return register


def announce(fact: object) -> None:
    """Tell every subscriber, in the order in which they registered."""
    for listener in _listeners[type(fact)]:
        listener(fact)
