"""SEC9: in every file that people take away, what somebody wrote stays a text."""

import csv
from io import StringIO

import pytest

from tests.figures import Figures
from tests.operations.calls import call, row_of
from tests.operations.exports import EXPORTS
from tests.operations.openapi import WITHOUT_A_TABLE, Operation, file_operations
from tests.operations.world import Caller, World
from tests.shared.exports.test_csv_file import PAYLOAD, PREFIXES, is_live

pytestmark = pytest.mark.django_db

OPERATIONS = [one for one in file_operations() if one.id not in WITHOUT_A_TABLE]


def test_every_exporter_has_a_row_and_every_row_an_exporter():
    assert len(PREFIXES) == 12
    assert set(EXPORTS) == {operation.id for operation in OPERATIONS}


@pytest.mark.parametrize("operation", OPERATIONS, ids=str)
@pytest.mark.parametrize("prefix", PREFIXES, ids=ascii)
def test_no_cell_of_it_becomes_a_formula(operation: Operation, prefix: str, fresh_world: World):
    assert operation.id in EXPORTS, f"{operation.id} has no row in tests/operations/exports.py"
    world, export = fresh_world, EXPORTS[operation.id]
    export.plant(world, f"{prefix}{PAYLOAD}")

    answer = call(world.client(_caller(operation)), operation, world)

    lines = _lines(answer.content.decode())
    cells = [(column, cell) for line in lines for column, cell in line.items()]
    planted = {column for column, cell in cells if PAYLOAD.lower() in cell.lower()}
    assert planted == {column for column, _ in cells} - export.ours
    assert [cell for _, cell in cells if cell and is_live(cell)] == []


def _caller(operation: Operation) -> Caller:
    admin = Caller.COMPANY_ADMIN
    return admin if admin in row_of(operation).allowed else Caller.SUPER_ADMIN


def _lines(content: str) -> list[dict[str, str]]:
    """The lines of every table in the file: each begins with the mark that `csv_file` writes."""
    tables = content.split("\ufeff")[1:]
    assert tables, "a file without a table needs a reader here"
    return [
        line
        for table in tables
        for line in csv.DictReader(StringIO(table, newline=""), delimiter=";")
    ]


def test_figure():
    Figures("make test-backend").note(
        "SEC9 (exporters)",
        f"exporters of the API × {len(PREFIXES)} prefixes, in every text column",
        f"{len(OPERATIONS)} of {len(EXPORTS)} exporters",
        goal="all, 0 live formulas",
        met=set(EXPORTS) == {operation.id for operation in OPERATIONS},
    )
