"""Counting requests in memory, and adding what was counted to PostgreSQL every few seconds.

What a process counted and did not add yet is lost when it is killed: figures to watch by, not to bill by.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Event, Lock, Thread

import structlog
from django.db import Error, connection
from django.http import HttpRequest

log = structlog.get_logger()

EVERY_SECONDS = 5.0
SLOW_SECONDS = 1.0
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
_BLANK = re.compile(r"\(\?P<(\w+)>[^)]*\)|<(?:\w+:)?(\w+)>")
_ADD = """
INSERT INTO traffic_requestcount AS known (id, created_at, updated_at, method, route, status, n, seconds, slow)
SELECT gen_random_uuid(), now(), now(), method, route, status, n, seconds, slow
FROM unnest(%s::text[], %s::text[], %s::int[], %s::bigint[], %s::float8[], %s::bigint[])
  AS counted (method, route, status, n, seconds, slow)
ORDER BY method, route, status
ON CONFLICT (method, route, status) DO UPDATE
SET n = known.n + excluded.n, seconds = known.seconds + excluded.seconds, slow = known.slow + excluded.slow,
  updated_at = now()
"""

Kind = tuple[str, str, int]


@dataclass(slots=True)
class Count:
    n: int = 0
    seconds: float = 0.0
    slow: int = 0

    def add(self, *, n: int, seconds: float, slow: int) -> None:
        self.n, self.seconds, self.slow = self.n + n, self.seconds + seconds, self.slow + slow


def kind_of(request: HttpRequest, status: int) -> Kind:
    """Made of our own words alone: an address as it was asked for may hold a name or a token."""
    method = request.method if request.method in METHODS else "OTHER"
    match = request.resolver_match
    route = _BLANK.sub(lambda blank: f"{{{blank[1] or blank[2]}}}", match.route) if match else ""
    return method or "OTHER", route.strip("^$")[:200], status // 100


class Traffic:
    """What this process counted and did not add to PostgreSQL yet."""

    def __init__(self) -> None:
        self._counts: dict[Kind, Count] = {}
        self._lock, self._ended = Lock(), Event()

    def note(self, request: HttpRequest, *, status: int, seconds: float) -> None:
        """One request, answered."""
        kind = kind_of(request, status)
        with self._lock:
            self._count(kind, Count(1, seconds, int(seconds > SLOW_SECONDS)))

    def start(self) -> None:
        """Add what is counted from now on; it ends with the process."""
        Thread(target=self._run, name="traffic", daemon=True).start()

    def add_up(self) -> None:
        """What was counted goes to PostgreSQL, and stays here if it is away."""
        with self._lock:
            counted, self._counts = self._counts, {}
        if not counted:
            return
        try:
            _add(list(counted.items()))
        except Error as error:
            log.warning("traffic_not_added", error=str(error))
            with self._lock:
                for kind, count in counted.items():
                    self._count(kind, count)

    def _count(self, kind: Kind, count: Count) -> None:
        known = self._counts.setdefault(kind, Count())
        known.add(n=count.n, seconds=count.seconds, slow=count.slow)

    def _run(self) -> None:
        while not self._ended.wait(EVERY_SECONDS):
            self.add_up()
            connection.close()  # of this thread, which speaks rarely


def _add(counted: Sequence[tuple[Kind, Count]]) -> None:
    rows = [(*kind, count.n, count.seconds, count.slow) for kind, count in counted]
    with connection.cursor() as cursor:
        cursor.execute(_ADD, [list(column) for column in zip(*rows, strict=True)])


traffic = Traffic()  # of this process
