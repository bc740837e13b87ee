"""How long a call takes, so that a moment in which the machine was busy elsewhere does not decide."""

import statistics
import time
from typing import Any

from django.test import Client


def timed(client: Client, address: str) -> tuple[float, Any]:
    """Seconds, and what was answered."""
    began = time.perf_counter()
    answer = client.get(address)
    took = time.perf_counter() - began
    assert answer.status_code == 200, answer.content
    return took, answer.json()


def p95(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[-1]


def times_slower(few: list[list[float]], many: list[list[float]]) -> float:
    """The p95 at many rows ÷ at few, in each round, which both share; the median of the rounds."""
    return statistics.median(
        p95(large) / p95(small) for small, large in zip(few, many, strict=True)
    )
