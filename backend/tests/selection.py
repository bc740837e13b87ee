"""What of the backend's tests takes turns in the gate; the choice is .ci/turns.py's.

Tests of a slice run when something in it or in a slice below it changed, else in one run of four; so do those in
`tests/`, which stand on the slices that they import. Cells of the operation matrices, in modules marked `turns`, do so by
operation. The architecture, and what the matrices say besides their cells, run always.
"""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from _pytest.junitxml import bin_xml_escape, mangle_test_address
from turns import Candidate, read_durations, read_plan, select

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
# What every slice stands on.
GROUND = (
    "backend/apps/__init__.py",
    "backend/config",
    "backend/conftest.py",
    "backend/pyproject.toml",
    "backend/requirements",
    "backend/shared",
    "backend/tests/empty_tables.py",
    "backend/tests/mail/spools.py",
    "backend/tests/selection.py",
    "backend/tests/silent_parts.py",
)
# What publications, and all above them, are drawn with.
DRAWING = (
    "frontend/apps/reader",
    "frontend/apps/renderer",
    "frontend/packages/blocks",
    "frontend/packages/booklet",
)
ALWAYS = tuple(
    f"backend/tests/{folder}/"
    for folder in ("architecture", "attacks", "mail_kills", "operations", "register_kills")
)
TESTS = Path(__file__).parent
IMPORTED = re.compile(r"^\s*(?:from|import) apps\.(\w+)", re.MULTILINE)
PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "turns: its cells take turns in the gate, by operation")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Counts before anything else may deselect: what goes missing later is missed in the report."""
    report = config.getoption("xmlpath")
    if not report or config.getoption("collectonly"):
        return
    candidates = {item: _candidate(item) for item in items}
    suite = Path(report).stem
    selection = select(suite, candidates.values(), read_plan(), read_durations(suite))
    selection.write()
    chosen = set(selection.selected)
    left_out = [item for item, candidate in candidates.items() if candidate.id not in chosen]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item, candidate in candidates.items() if candidate.id in chosen]


def _candidate(item: pytest.Item) -> Candidate:
    address = _address_in_the_report(item)
    cell = getattr(item, "callspec", None)
    operation = cell and cell.params.get("operation")
    file = f"backend/{item.nodeid.partition('::')[0]}"
    place = file.split("/")
    if file.startswith("backend/apps/"):
        about = what_a_slice_stands_on(place[2])
        return Candidate(address, file=file, about=about, unit=file)
    if operation is not None and item.get_closest_marker("turns"):
        about = (file, f"backend/apps/{operation.slice}", *EVERY_OPERATION)
        return Candidate(address, file=file, about=about, unit=f"{file} {operation.id}")
    if file.startswith(ALWAYS) or len(place) == 3:
        return Candidate(address, always=True, file=file)
    return Candidate(address, file=file, about=what_a_folder_stands_on(place[2]), unit=file)


def _address_in_the_report(item: pytest.Item) -> str:
    *place, name = mangle_test_address(item.nodeid)
    return f"{'.'.join(place)} {bin_xml_escape(name)}"


@cache
def what_a_slice_stands_on(name: str) -> tuple[str, ...]:
    """The files and folders whose change makes the tests of a slice run."""
    lower = slices_from(name)
    drawing = DRAWING if "publishing" in lower else ()
    return (*GROUND, *drawing, *(f"backend/apps/{below}" for below in lower))


@cache
def what_a_folder_stands_on(name: str) -> tuple[str, ...]:
    """The files and folders whose change makes the tests in a folder of `tests/` run."""
    texts = [file.read_text("utf-8") for file in (TESTS / name).rglob("*.py")]
    slices = {found for text in texts for found in IMPORTED.findall(text)}
    below = {path for each in slices for path in what_a_slice_stands_on(each)}
    return tuple(sorted({*GROUND, *below, f"backend/tests/{name}"}))


def slices_from(name: str) -> list[str]:
    """A slice and all those that it may import, in the order of the import contract."""
    contracts = tomllib.loads(PYPROJECT.read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (layers,) = (each["layers"] for each in contracts if each.get("containers") == ["apps"])
    return list(layers[layers.index(name) :])
