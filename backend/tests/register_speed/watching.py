"""When the log says that it holds how much, as anybody would see it."""

import time
from bisect import bisect_right
from collections.abc import Iterable
from datetime import UTC, datetime
from threading import Event, Thread
from typing import Self

from tests.register_kills.cluster import Cluster

EVERY = 0.02
SIZE = "SELECT coalesce(max(size), 0) FROM register_checkpoint"
ACCEPTED = """
SELECT entry.index, receipt.received_at FROM register_registerentry AS entry
JOIN register_receipt AS receipt ON receipt.id = entry.subject_id
"""


class Watch:
    """Looks at the newest signed checkpoint all the time."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self._sizes, self._times = [0], [datetime.now(UTC)]
        self._ended = Event()
        self._thread = Thread(target=self._look)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._thread.join()

    def waits(self, places: Iterable[tuple[int, datetime]]) -> list[float]:
        """Seconds from the acceptance of each entry until a checkpoint covered it."""
        return [(self._covered(index) - at).total_seconds() for index, at in places]

    def _covered(self, index: int) -> datetime:
        return self._times[bisect_right(self._sizes, index)]

    def _look(self) -> None:
        with self.cluster.connect() as database:
            while not self._ended.wait(EVERY):
                row = database.execute(SIZE).fetchone()
                if row and row[0] > self._sizes[-1]:
                    self._sizes.append(row[0])
                    self._times.append(datetime.now(UTC))


def places_of_receipts(cluster: Cluster) -> list[tuple[int, datetime]]:
    """Where each is in the log, and when its call came."""
    with cluster.connect() as database:
        return [(index, at) for index, at in database.execute(ACCEPTED)]


def wait_until_recorded(cluster: Cluster) -> None:
    """Nothing waits for its place any more."""
    ends = time.monotonic() + 60
    with cluster.connect() as database:
        while time.monotonic() < ends:
            if database.execute("SELECT 1 FROM register_pendingentry LIMIT 1").fetchone() is None:
                return
            time.sleep(0.1)
    raise AssertionError("the recorder does not keep up")
