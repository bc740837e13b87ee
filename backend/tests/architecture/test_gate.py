"""The gate itself: it must never pass because something was missing."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest
import tally as gate
from turns import Selection

from tests.architecture.paths import REPOSITORY

PASSING = '<testsuite><testcase name="a"/><testcase name="b"/></testsuite>'
SKIPPING = '<testsuite><testcase name="a"/><testcase name="b"><skipped/></testcase></testsuite>'
FAILING = '<testsuite><testcase name="a"><failure>no</failure></testcase></testsuite>'
EMPTY = "<testsuite/>"


def outcome(folder: Path, report: str | None, exit_code: int = 0) -> gate.Tally:
    """The gate's verdict on one plain step and one suite that left this report."""
    if report is not None:
        (folder / "backend.xml").write_text(report)
    steps = [gate.Step("lint", 0), gate.Step("test-backend", exit_code, "backend")]
    return gate.tally(folder, ["backend"], steps)


class TestTally:
    def test_passes_what_ran_and_passed(self, tmp_path: Path):
        verdict = outcome(tmp_path, PASSING)

        assert verdict.ok
        assert verdict.line() == "3 passed, 0 failed"

    @pytest.mark.parametrize(
        ("report", "exit_code"),
        [(None, 0), (EMPTY, 0), (SKIPPING, 0), (FAILING, 1), (FAILING, 0), (PASSING, 2), ("<", 0)],
        ids=["absent", "empty", "skipping", "failing", "failing quietly", "crashing", "cut short"],
    )
    def test_fails_a_suite_that_is(self, tmp_path: Path, report: str | None, exit_code: int):
        verdict = outcome(tmp_path, report, exit_code)

        assert not verdict.ok
        assert not verdict.line().endswith(" 0 failed")

    def test_fails_a_suite_that_no_step_ran(self, tmp_path: Path):
        (tmp_path / "e2e.xml").write_text(PASSING)

        assert not gate.tally(tmp_path, ["e2e"], [gate.Step("lint", 0)]).ok

    def test_fails_a_plain_step_that_failed(self, tmp_path: Path):
        (tmp_path / "backend.xml").write_text(PASSING)
        steps = [gate.Step("lint", 1), gate.Step("test-backend", 0, "backend")]

        assert gate.tally(tmp_path, ["backend"], steps).line() == "2 passed, 1 failed"


class TestSelections:
    """Planted faults: a suite that lost tests on the way to its report."""

    def selection(self, **changes: object) -> Selection:
        whole = {
            "suite": "backend",
            "collected": 6,
            "always": 2,
            "by_turn": {"1": 1, "2": 1, "3": 1, "4": 1},
            "left_out": 4,
            "selected": [" a", " b"],
        }
        return Selection(**(whole | changes))  # type: ignore[arg-type]

    def problems(self, folder: Path, *said: Selection, known: int = 0) -> list[str]:
        verdict = outcome(folder, PASSING)
        gate.check_selections(verdict, ["backend"], said, {"backend": known})
        return verdict.problems

    def test_a_quarter_that_ran_is_enough(self, tmp_path: Path):
        assert self.problems(tmp_path, self.selection(), known=6) == []

    def test_a_suite_has_to_say_what_it_selected(self, tmp_path: Path):
        assert self.problems(tmp_path)

    @pytest.mark.parametrize(
        "fault",
        [
            {"left_out": 3},
            {"selected": [" a", " b", " c"], "left_out": 3},
            {"by_turn": {"1": 2, "2": 1, "3": 1}},
            {"by_turn": {"1": 1, "2": 1, "3": 1, "4": 2}},
        ],
        ids=["one nobody counts", "one that did not run", "an empty turn", "one in two turns"],
    )
    def test_fails(self, tmp_path: Path, fault: dict[str, object]):
        assert self.problems(tmp_path, self.selection(**fault))

    def test_a_suite_may_not_shrink_in_silence(self, tmp_path: Path):
        assert self.problems(tmp_path, self.selection(), known=7)


class TestSecondAttempts:
    @pytest.mark.parametrize(("attempts", "passes"), [(0, True), (2, True), (3, False)])
    def test_more_than_two_fail(self, tmp_path: Path, attempts: int, passes: bool):
        verdict = outcome(tmp_path, PASSING)
        (tmp_path / "e2e.json").write_text(json.dumps([f"test {n}" for n in range(attempts)]))

        gate.check_second_attempts(verdict, tmp_path)

        assert verdict.ok is passes
        assert f"second attempts: {attempts}" in verdict.remarks


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
