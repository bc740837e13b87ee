"""Which function does which job. Names travel; functions stay in their slice's tasks.py."""

from collections.abc import Callable
from typing import Any

Handler = Callable[..., Any]

_handlers: dict[str, Handler] = {}
_enduring: set[str] = set()


class UnknownJob(LookupError):
    """No slice handles this name: a deployment older than the job, or a typing error."""


def handles(name: str, *, gives_up: bool = True) -> Callable[[Handler], Handler]:
    """Register the function that does the jobs of this name; an erasure never gives up, whatever fails."""

    def register(handler: Handler) -> Handler:
        if _handlers.get(name, handler) is not handler:
            raise ValueError(f"two handlers for {name}")
        _handlers[name] = handler
        if not gives_up:
            _enduring.add(name)
        return handler

    return register


def handler_of(name: str) -> Handler:
    """The function that does the jobs of this name."""
    try:
        return _handlers[name]
    except KeyError:
        raise UnknownJob(name) from None


def enduring_names() -> frozenset[str]:
    """The jobs that are tried until they are done."""
    return frozenset(_enduring)
