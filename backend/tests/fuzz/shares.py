"""One caller at one operation, in a process of its own; each process keeps one world for as long as it is whole."""

import os
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, replace
from math import ceil
from multiprocessing import get_context

from django.db import connection
from factory.django import DjangoModelFactory
from schemathesis import GenerationMode

from tests.fuzz.attack import Attack, Report
from tests.fuzz.callers import Sender, new_world
from tests.fuzz.examples import ApiOperation, GoodCall, api_operations
from tests.operations.calls import row_of
from tests.operations.openapi import Operation
from tests.operations.world import Caller, World
from tests.product import Product

ROUNDS = 20
OPERATIONS: dict[str, tuple[Operation, ApiOperation]] = {}
WORLDS: list[World] = []  # the one of this process, until it is ruined


@dataclass(frozen=True)
class Share:
    """So many examples of one operation, as one caller, half of them with good data."""

    product: Product
    operation_id: str
    caller: Caller
    number: int


def senders(workers: int) -> Executor:
    """Processes that send shares."""
    connection.close()  # each process opens its own
    return ProcessPoolExecutor(workers, get_context("fork"), _begin)


def send_share(share: Share) -> Report:
    """Send until there are as many as asked for; fewer when the operation takes nothing to vary."""
    total = Report()
    for round_number in range(1, ROUNDS + 1):
        missing = share.number - total.sent
        report = _send_round(replace(share, number=missing), round_number)
        total.add(report)
        if total.sent >= share.number or report.sent <= missing / 2:
            break
    return total


def _begin() -> None:
    """In each process: its own schema, and numbers for its people that no other process gives."""
    OPERATIONS.update({operation.id: (operation, api) for operation, api in api_operations()})
    for factory in DjangoModelFactory.__subclasses__():
        factory.reset_sequence(os.getpid() % 2_000 * 1_000_000)


def _send_round(share: Share, round_number: int) -> Report:
    share.product.forget_limits()  # or most examples of signing in would only meet the limit
    attack = _attack(share)
    for mode in GenerationMode:
        attack.send_examples(mode, ceil(share.number / 2), chance=round_number)
    return attack.report


def _attack(share: Share) -> Attack:
    """One that began with a good call, in another world when former examples ruined this one."""
    report, operation = Report(), OPERATIONS[share.operation_id][0]
    attack = _in_this_world(share, report)
    if attack.send_good_call() != _answer_to(operation, share.caller):
        WORLDS.clear()
        attack = _in_this_world(share, report)
        attack.send_good_call()
    return attack


def _in_this_world(share: Share, report: Report) -> Attack:
    operation, api_operation = OPERATIONS[share.operation_id]
    world = _world()
    sender = Sender(share.product, share.caller, world)
    return Attack(api_operation, GoodCall(operation, world), sender, report)


def _world() -> World:
    if not WORLDS:
        WORLDS.append(new_world())
    return WORLDS[0]


def _answer_to(operation: Operation, caller: Caller) -> int:
    row = row_of(operation)
    stranger = caller is Caller.ANONYMOUS and caller not in row.allowed
    return 401 if stranger else row.answer_to(caller)
