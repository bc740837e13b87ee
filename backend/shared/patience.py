"""Whether somebody waits for what is being done: an outside part then gets seconds, not minutes."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_waits: ContextVar[bool] = ContextVar("somebody_waits", default=False)


@contextmanager
def somebody_waiting() -> Iterator[None]:
    """Within it, calls to outside parts give up soon: a web request, or a question about health."""
    before = _waits.set(True)
    try:
        yield
    finally:
        _waits.reset(before)


def somebody_waits() -> bool:
    """Whether the code under way was called by somebody who waits; a job was not."""
    return _waits.get()
