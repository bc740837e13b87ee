"""Turns divide the cells by operation, so each says in its name which one it is of."""

import pytest

from tests.operations.openapi import Operation


def test_a_cell_names_its_operation(request: pytest.FixtureRequest):
    cells = [item for item in request.session.items if hasattr(item, "callspec")]
    nameless = [
        item.nodeid
        for item in cells
        if isinstance(operation := item.callspec.params.get("operation"), Operation)
        and operation.id not in item.callspec.id.split("-")
    ]

    assert nameless == []
