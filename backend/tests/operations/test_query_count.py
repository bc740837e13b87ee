"""PERF3: a list costs the same number of queries whatever its length.

Twice a page is as telling as a thousand, which `make long-lists` makes.
"""

import os

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.figures import KEPT, Figures
from tests.operations.calls import call, row_of
from tests.operations.openapi import Operation, list_operations, operations
from tests.operations.taken import operations_taken
from tests.operations.world import World

pytestmark = pytest.mark.django_db

ROWS = int(os.environ.get("ROWS", "100"))
ASKED = 1000


def test_there_are_lists_to_count():
    assert list_operations()


def test_no_list_is_without_pages():
    assert [operation.id for operation in operations() if operation.returns_a_bare_array] == []


@pytest.mark.parametrize("operation", list_operations(), ids=str)
def test_a_long_list_costs_what_a_list_of_ten_costs(operation: Operation, fresh_world: World):
    world, row = fresh_world, row_of(operation)
    assert row.seed, f"{operation.id} is a list: its row needs a seed"
    client = world.client(row.asker)
    call(client, operation, world)

    row.seed(world, 10)
    with CaptureQueriesContext(connection) as short:
        assert len(call(client, operation, world).json()["items"]) >= 10
    row.seed(world, ROWS - 10)
    with CaptureQueriesContext(connection) as long:
        answer = call(client, operation, world).json()

    assert len(answer["items"]) == 50
    assert answer["next"]
    assert len(long) == len(short)


def test_the_figure(request: pytest.FixtureRequest):
    long = Figures("make long-lists", folder=KEPT)
    figures = Figures("make test-backend") if ROWS < ASKED else long
    figures.note(
        "PERF3 (queries)",
        f"{len(operations_taken(request))} of {len(list_operations())} lists of {ROWS} rows beside lists of ten: those that cost another number of queries",
        f"{request.session.testsfailed}",
        goal="0",
        met=not request.session.testsfailed,
    )
