"""An outside part that does not answer is left alone for a while: nobody waits for it one by one."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from shared.errors import PartAway
from shared.patience import somebody_waits

FAILURES = 3  # in a row
PAUSE_SECONDS = 5.0  # where somebody waits, so that it is soon asked again
LONG_PAUSE_SECONDS = 10.0


class Breaker:
    """What this process knows of one part; its threads share it."""

    def __init__(self, away: type[PartAway]) -> None:
        self.away = away
        self.failures = 0
        self.refuses_until = 0.0
        self._lock = Lock()

    @property
    def doubtful(self) -> bool:
        """Whether the part failed lately so often that a call is only a trial."""
        return self.failures >= FAILURES

    @contextmanager
    def guard(self) -> Iterator[None]:
        """Call the part within it: refused at once after several failures, but for one trial from time to time."""
        self._pass()
        try:
            yield
        except self.away:
            self._note_failure()
            raise
        except Exception:  # it did answer
            self.failures = 0
            raise
        self.failures = 0

    def _pass(self) -> None:
        with self._lock:
            if not self.doubtful:
                return
            if time.monotonic() < self.refuses_until:
                raise self.away
            self._pause()  # ours is the trial: whoever comes meanwhile is refused

    def _note_failure(self) -> None:
        with self._lock:
            self.failures += 1
            if self.doubtful:
                self._pause()

    def _pause(self) -> None:
        pause = PAUSE_SECONDS if somebody_waits() else LONG_PAUSE_SECONDS
        self.refuses_until = time.monotonic() + pause
