"""No request runs for ever: neither a processor nor a place is held longer than this."""

import ctypes
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Lock, Thread, get_ident

MOST_PROCESSOR_SECONDS = 8.0
MOST_SECONDS = 25.0  # nginx gives up after thirty
LOOKS_EVERY = 0.25


class TookTooLong(BaseException):
    """Raised within a request that is past its deadline; nothing that catches errors swallows it."""


@dataclass(slots=True)
class Running:
    """A request in its thread."""

    thread: int
    processor_clock: int
    began: float
    processor_began: float
    ended: bool = False

    def is_late(self) -> bool:
        used = time.clock_gettime(self.processor_clock) - self.processor_began
        return used > MOST_PROCESSOR_SECONDS or time.monotonic() - self.began > MOST_SECONDS


class Watch:
    """Looks at what runs in this process, and ends what is late where Python can be interrupted."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._running: dict[int, Running] = {}
        self._watching = False

    @contextmanager
    def over(self) -> Iterator[None]:
        """Whatever runs in the block gets TookTooLong when it is late."""
        one = self._begin()
        try:
            yield
        finally:
            with self._lock:
                self._running.pop(one.thread, None)
            if one.ended:  # it must not reach the next request of this thread
                _raise_in(one.thread, None)

    def _begin(self) -> Running:
        thread = get_ident()
        clock = time.pthread_getcpuclockid(thread)
        one = Running(thread, clock, time.monotonic(), time.clock_gettime(clock))
        with self._lock:
            self._running[thread] = one
            if not self._watching:
                self._watching = True
                Thread(target=self._look, name="deadlines", daemon=True).start()
        return one

    def _look(self) -> None:
        while True:
            time.sleep(LOOKS_EVERY)
            self.end_late_ones()

    def end_late_ones(self) -> None:
        """Each is told once."""
        with self._lock:
            for one in self._running.values():
                if not one.ended and one.is_late():
                    one.ended = True
                    _raise_in(one.thread, TookTooLong)


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    """At its next step in Python; None takes back what has not arrived yet."""
    raised = ctypes.py_object(error) if error else None
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)
