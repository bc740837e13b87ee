"""SEC3: no call whatsoever reaches a 5xx or an answer that openapi.json does not promise."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from math import ceil
from multiprocessing import get_context

import pytest
from django.db import connection
from factory.django import DjangoModelFactory
from schemathesis import GenerationMode

from tests.figures import Figures
from tests.fuzz.attack import Attack, Report
from tests.fuzz.callers import CALLERS, Sender, new_world
from tests.fuzz.examples import ApiOperation, GoodCall, api_operations
from tests.operations.openapi import Operation, operations
from tests.operations.world import Caller, World
from tests.product import Product

EXAMPLES = int(os.environ.get("EXAMPLES", "10000"))
WORKERS = 3
ROUNDS = 20


@dataclass(frozen=True)
class Share:
    """So many examples of one operation, as one caller, half of them with good data."""

    operation_id: str
    caller: Caller


@pytest.mark.timeout(6 * 3600)
def test_no_call_breaks_the_product(product: Product, figures: Figures):
    total, shares, round_number = Report(), list(_shares()), 0
    connection.close()  # each process opens its own
    with ProcessPoolExecutor(WORKERS, get_context("fork"), _begin) as pool:
        while total.sent < EXAMPLES and shares and round_number < ROUNDS:
            round_number += 1
            number = ceil((EXAMPLES - total.sent) / len(shares))
            tasks = [(product, share, number, round_number) for share in shares]
            reports = list(pool.map(_attack, tasks))
            for report in reports:
                total.add(report)
            shares = [
                share for share, report in zip(shares, reports, strict=True) if report.sent > number
            ]

    answers = ", ".join(f"{count} × {status}" for status, count in sorted(total.answers.items()))
    figures.note(
        "SEC3",
        f"schemathesis: {total.sent} examples of {len(operations())} operations, as nobody, as a"
        " company's and as a super administrator, good and bad data, through nginx",
        f"{total.server_errors} answers 5xx, {total.violations} against openapi.json ({answers})",
        goal=f"≥ {EXAMPLES}, 0, 0",
        met=total.sent >= EXAMPLES and not total.violations and not total.server_errors,
    )
    assert not total.faults, "\n".join(total.faults)
    assert (total.server_errors, total.violations) == (0, 0)
    assert total.sent >= EXAMPLES


def _shares() -> Iterator[Share]:
    for operation in operations():
        for caller in CALLERS:
            yield Share(operation.id, caller)


OPERATIONS: dict[str, tuple[Operation, ApiOperation]] = {}


@cache
def _world_of_strangers() -> World:
    """Nobody who is not signed in harms it: one is enough for each process."""
    return new_world()


def _begin() -> None:
    """In each process: its own schema, and numbers for its people that no other process gives."""
    OPERATIONS.update({operation.id: (operation, api) for operation, api in api_operations()})
    for factory in DjangoModelFactory.__subclasses__():
        factory.reset_sequence(os.getpid() % 2_000 * 1_000_000)


def _attack(task: tuple[Product, Share, int, int]) -> Report:
    product, share, number, round_number = task
    operation, api_operation = OPERATIONS[share.operation_id]
    product.forget_limits()  # or most examples of signing in would only meet the limit
    world = _world_of_strangers() if share.caller is Caller.ANONYMOUS else new_world()
    sender = Sender(product, share.caller, world)
    attack = Attack(api_operation, GoodCall(operation, world), sender)
    attack.send_good_call()
    for mode in GenerationMode:
        attack.send_examples(mode, ceil(number / 2), chance=round_number)
    return attack.report
