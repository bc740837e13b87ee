"""Of which operations a run takes the cells: in the gate they take turns, and a figure says how many it saw."""

import pytest

from tests.operations.openapi import Operation


def operations_taken(request: pytest.FixtureRequest, module: str = "") -> list[Operation]:
    """The operations of which tests of this module, or of a neighbour in its folder, are run."""
    file = request.path.with_name(f"{module}.py") if module else request.path
    taken: dict[Operation, None] = {}
    for item in request.session.items:
        callspec = getattr(item, "callspec", None)
        if callspec and item.path == file and "operation" in callspec.params:
            taken[callspec.params["operation"]] = None
    return list(taken)
