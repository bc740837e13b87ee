"""SEC3: no call whatsoever reaches a 5xx or an answer that openapi.json does not promise."""

import os
from concurrent.futures import Executor
from dataclasses import dataclass, field
from math import ceil

import pytest
from django.db import connection

from tests.figures import Figures
from tests.fuzz.attack import Report
from tests.fuzz.callers import CALLERS
from tests.fuzz.shares import Share, send_share
from tests.operations.openapi import Operation, operations
from tests.operations.taken import operations_taken
from tests.product import Product

pytestmark = [pytest.mark.timeout(6 * 3600), pytest.mark.turns]

EXAMPLES = int(os.environ.get("EXAMPLES", "10000"))


@dataclass
class Tally:
    """What was sent so far, and for how many operations: a poor one leaves its examples to the next ones."""

    wanted: int
    waiting: int
    total: Report = field(default_factory=Report)

    def next_share(self) -> int:
        """How many examples each caller sends of the next operation: one at least, whatever was sent before it."""
        missing = self.wanted - self.total.sent
        number = max(ceil(missing / self.waiting / len(CALLERS)), 1)
        self.waiting -= 1
        return number


def poorest_first() -> list[Operation]:
    """Those that take little to vary come first, so that others can send what they could not."""
    return sorted(operations(), key=lambda operation: operation.takes)


@pytest.fixture(scope="module")
def tally(request: pytest.FixtureRequest) -> Tally:
    taken = len(operations_taken(request))
    return Tally(wanted=ceil(EXAMPLES * taken / len(operations())), waiting=taken)


@pytest.mark.django_db  # no database is made for tests of which none says so
def test_whatever_is_destroyed_is_nobodys():
    assert connection.settings_dict["NAME"].startswith("test_")


@pytest.mark.parametrize("operation", poorest_first(), ids=str)
def test_no_call_breaks_the_product(
    operation: Operation, product: Product, pool: Executor, tally: Tally
):
    number, report = tally.next_share(), Report()
    shares = [Share(product, operation.id, caller, number) for caller in CALLERS]

    for sent in pool.map(send_share, shares):
        report.add(sent)

    tally.total.add(report)
    assert not report.faults, "\n".join(report.faults)
    assert (report.server_errors, report.violations) == (0, 0)


def test_enough_was_sent(request: pytest.FixtureRequest, tally: Tally, figures: Figures):
    total, taken = tally.total, len(operations_taken(request))
    answers = ", ".join(f"{count} × {status}" for status, count in sorted(total.answers.items()))

    figures.note(
        "SEC3",
        f"schemathesis: {total.sent} examples of {taken} of {len(operations())} operations, as nobody, as a"
        " company's and as a super administrator, good and bad data, through nginx",
        f"{total.server_errors} answers 5xx, {total.violations} against openapi.json ({answers})",
        goal=f"≥ {tally.wanted} ({EXAMPLES} of all operations), 0, 0",
        met=total.sent >= tally.wanted and not total.violations and not total.server_errors,
    )
    assert total.sent >= tally.wanted
