"""Which function does which job. Names travel; functions stay in their slice's tasks.py."""

from collections.abc import Callable
from typing import Any

Handler = Callable[..., Any]

_handlers: dict[str, Handler] = {}


class UnknownJob(LookupError):
    """No slice handles this name: a deployment older than the job, or a typing error."""


def handles(name: str) -> Callable[[Handler], Handler]:
    """Register the function that does the jobs of this name."""

    def register(handler: Handler) -> Handler:
        if _handlers.get(name, handler) is not handler:
            raise ValueError(f"two handlers for {name}")
        _handlers[name] = handler
        return handler

    return register


def handler_of(name: str) -> Handler:
    """The function that does the jobs of this name."""
    try:
        return _handlers[name]
    except KeyError:
        raise UnknownJob(name) from None
