"""The gate itself: it must never pass because something was missing."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.architecture.paths import REPOSITORY

PASSING = '<testsuite><testcase name="a"/><testcase name="b"/></testsuite>'
SKIPPING = '<testsuite><testcase name="a"/><testcase name="b"><skipped/></testcase></testsuite>'
FAILING = '<testsuite><testcase name="a"><failure>no</failure></testcase></testsuite>'
EMPTY = "<testsuite/>"


@pytest.fixture(scope="module")
def gate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tally", REPOSITORY / ".ci" / "tally.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["tally"] = module
    spec.loader.exec_module(module)
    return module


def outcome(gate: ModuleType, folder: Path, report: str | None, exit_code: int = 0) -> Any:
    """The gate's verdict on one plain step and one suite that left this report."""
    if report is not None:
        (folder / "backend.xml").write_text(report)
    steps = [gate.Step("lint", 0), gate.Step("test-backend", exit_code, "backend")]
    return gate.tally(folder, ["backend"], steps)


class TestTally:
    def test_passes_what_ran_and_passed(self, gate: ModuleType, tmp_path: Path):
        verdict = outcome(gate, tmp_path, PASSING)

        assert verdict.ok
        assert verdict.line() == "3 passed, 0 failed"

    @pytest.mark.parametrize(
        ("report", "exit_code"),
        [(None, 0), (EMPTY, 0), (SKIPPING, 0), (FAILING, 1), (FAILING, 0), (PASSING, 2), ("<", 0)],
        ids=["absent", "empty", "skipping", "failing", "failing quietly", "crashing", "cut short"],
    )
    def test_fails_a_suite_that_is(
        self, gate: ModuleType, tmp_path: Path, report: str | None, exit_code: int
    ):
        verdict = outcome(gate, tmp_path, report, exit_code)

        assert not verdict.ok
        assert not verdict.line().endswith(" 0 failed")

    def test_fails_a_suite_that_no_step_ran(self, gate: ModuleType, tmp_path: Path):
        (tmp_path / "e2e.xml").write_text(PASSING)

        assert not gate.tally(tmp_path, ["e2e"], [gate.Step("lint", 0)]).ok

    def test_fails_a_plain_step_that_failed(self, gate: ModuleType, tmp_path: Path):
        (tmp_path / "backend.xml").write_text(PASSING)
        steps = [gate.Step("lint", 1), gate.Step("test-backend", 0, "backend")]

        assert gate.tally(tmp_path, ["backend"], steps).line() == "2 passed, 1 failed"


class TestGeneratedTypes:
    TYPES = REPOSITORY / "frontend/packages/api/src/schema.d.ts"
    GENERATOR = REPOSITORY / "tools/openapi/node_modules/.bin/openapi-typescript"

    def generate(self, schema: Path, types: Path) -> str:
        node = REPOSITORY / "tools/node/node_modules/.bin"
        subprocess.run(
            [self.GENERATOR, schema, "--output", types],
            env={"PATH": f"{node}:/usr/bin:/bin"},
            check=True,
            capture_output=True,
        )
        return types.read_text("utf-8")

    def test_are_those_of_the_schema(self, tmp_path: Path):
        generated = self.generate(REPOSITORY / "backend/openapi.json", tmp_path / "schema.d.ts")

        assert generated == self.TYPES.read_text("utf-8"), "run `make openapi`"

    def test_differ_when_the_schema_does(self, tmp_path: Path):
        schema = tmp_path / "openapi.json"
        shutil.copy(REPOSITORY / "backend/openapi.json", schema)
        schema.write_text(schema.read_text("utf-8").replace('"first_name"', '"forename"'), "utf-8")

        assert self.generate(schema, tmp_path / "schema.d.ts") != self.TYPES.read_text("utf-8")
