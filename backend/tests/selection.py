"""In the gate, cells of the operation matrices take turns: a quarter of them, and those of changed operations.

A module whose cells do so is marked `turns`; what it says besides runs always. The choice is .ci/turns.py's.
"""

from pathlib import Path

import pytest
from _pytest.junitxml import bin_xml_escape, mangle_test_address
from turns import Candidate, read_plan, select

# What every operation passes through: when one of these changes, so does every cell.
EVERY_OPERATION = (
    "backend/config/answers.py",
    "backend/config/middleware.py",
    "backend/shared/actor.py",
    "backend/shared/http",
    "backend/shared/idempotency",
    "backend/shared/permissions.py",
    "backend/shared/tenancy",
)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "turns: its cells take turns in the gate, by operation")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Counts before anything else may deselect: what goes missing later is missed in the report."""
    report = config.getoption("xmlpath")
    if not report or config.getoption("collectonly"):
        return
    candidates = {item: _candidate(item) for item in items}
    selection = select(Path(report).stem, candidates.values(), read_plan())
    selection.write()
    chosen = set(selection.selected)
    left_out = [item for item, candidate in candidates.items() if candidate.id not in chosen]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item, candidate in candidates.items() if candidate.id in chosen]


def _candidate(item: pytest.Item) -> Candidate:
    address = _address_in_the_report(item)
    cell = getattr(item, "callspec", None)
    operation = cell and cell.params.get("operation")
    if operation is None or item.get_closest_marker("turns") is None:
        return Candidate(address, always=True)
    file = f"backend/{item.nodeid.partition('::')[0]}"
    about = (file, f"backend/apps/{operation.slice}", *EVERY_OPERATION)
    return Candidate(address, about=about, unit=f"{file} {operation.id}")


def _address_in_the_report(item: pytest.Item) -> str:
    *place, name = mangle_test_address(item.nodeid)
    return f"{'.'.join(place)} {bin_xml_escape(name)}"
