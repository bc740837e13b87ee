"""How long a call takes, so that a moment in which the machine was busy elsewhere does not decide."""

import statistics
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext


def timed(client: Client, address: str) -> tuple[float, Any]:
    """Seconds, and what was answered."""
    began = time.perf_counter()
    answer = client.get(address)
    took = time.perf_counter() - began
    assert answer.status_code == 200, answer.content
    return took, answer.json()


def blocks(client: Client, address: str) -> int:
    """How much of the database a call looks at, whatever else the machine does."""
    before = _blocks_so_far()
    own = _blocks_so_far() - before
    timed(client, address)
    return max(0, _blocks_so_far() - before - 2 * own)


def _blocks_so_far() -> int:
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_stat_force_next_flush()")
        cursor.execute(
            "SELECT blks_hit + blks_read FROM pg_stat_database WHERE datname = current_database()"
        )
        count: int = cursor.fetchone()[0]
    return count


def p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[-1]


def times_slower(few: list[list[float]], many: list[list[float]]) -> float:
    """The p95 at many rows ÷ at few, in each round, which both share; the median of the rounds."""
    return statistics.median(
        p95(large) / p95(small) for small, large in zip(few, many, strict=True)
    )


@dataclass(frozen=True)
class Calls:
    """Who calls, and the address of each case."""

    client: Client
    addresses: Mapping[str, str]


@dataclass(frozen=True)
class Compared:
    """How each case did in each population, of which the first is the measure."""

    slower: dict[int, dict[str, float]]
    queries: dict[int, dict[str, int]]

    @property
    def as_many_queries(self) -> bool:
        """Each case as many in every population."""
        few, *others = self.queries.values()
        return all(one == few for one in others)

    def over(self, most: float) -> dict[str, float]:
        """The cases that were slower than so many times, and how slow the worst of them was."""
        told = (pair for cases in self.slower.values() for pair in cases.items())
        return {case: slower for case, slower in told if slower > most}


def compare_blocks(populations: Mapping[int, Calls]) -> dict[str, list[int]]:
    """How many blocks each case looks at in each population, its plans and caches being warm."""
    found: dict[str, list[int]] = {}
    for case in next(iter(populations.values())).addresses:
        found[case] = [
            min(blocks(one.client, one.addresses[case]) for _ in range(3))
            for one in populations.values()
        ]
        print(f"{case}: {' → '.join(map(str, found[case]))} blocks")
    return found


def compare(populations: Mapping[int, Calls], *, rounds: int, calls: int, warm: int) -> Compared:
    """Every case of every population, in turn, so that all meet the same noise."""
    few, *others = populations
    cases = list(populations[few].addresses)
    took = {(count, case): list[list[float]]() for count in populations for case in cases}
    queries: dict[int, dict[str, int]] = {count: {} for count in populations}
    for case in (case for _ in range(rounds) for case in cases):
        for count, one in populations.items():
            with CaptureQueriesContext(connection) as seen:
                timed(one.client, one.addresses[case])
            queries[count][case] = len(seen)
            took[count, case].append([])
        for call in range(warm + calls):
            for count, one in populations.items():
                lasted, _ = timed(one.client, one.addresses[case])
                if call >= warm:
                    took[count, case][-1].append(lasted)
    slower = {
        count: {case: times_slower(took[few, case], took[count, case]) for case in cases}
        for count in others
    }
    for case in cases:
        each_p95 = [
            1000 * p95([one for each in took[count, case] for one in each]) for count in populations
        ]
        print(
            f"{case}: {' → '.join(f'{one:.1f}' for one in each_p95)} ms,",
            ", ".join(f"{slower[count][case]:.2f}" for count in others),
            f"{queries[few][case]} queries",
        )
    return Compared(slower, queries)
