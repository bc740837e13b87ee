import time
from threading import Lock


class Pace:
    """So many a second at most, all connections together; 0 for as many as there are."""

    def __init__(self, per_second: float) -> None:
        self._every = 1 / per_second if per_second else 0.0
        self._lock, self._next = Lock(), 0.0

    def wait(self) -> None:
        """Until it is the caller's turn."""
        if not self._every:
            return
        with self._lock:
            now = time.monotonic()
            at = max(self._next, now)
            self._next = at + self._every
        time.sleep(at - now)
