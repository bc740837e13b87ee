"""Adds up what a run of CI did, and says why it may not pass."""

import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree as ET

from plan import FULL
from turns import ARTEFACTS, SELECTIONS, TURNS, Selection, read_selections

SECOND_ATTEMPTS = 2  # more of them, and the suite is not to be trusted


@dataclass(frozen=True)
class Step:
    """One command of the run. A step that runs a suite is counted by the suite's own report."""

    name: str
    exit_code: int
    suite: str = ""


@dataclass
class Tally:
    """Counts, and the reasons for which the run fails even if no test did."""

    passed: int = 0
    failed: int = 0
    problems: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    ran: dict[str, set[str]] = field(default_factory=dict)

    @property
    def ok(self) -> bool:
        """True only when something ran, nothing failed and nothing is missing."""
        return self.passed > 0 and self.failed == 0 and not self.problems

    def line(self) -> str:
        """The last line of a run; a problem counts as a failure."""
        return f"{self.passed} passed, {self.failed + len(self.problems)} failed"


def tally(directory: Path, expected_suites: Iterable[str], steps: Iterable[Step]) -> Tally:
    """Counts of the JUnit reports in a directory and of the plain steps."""
    result = Tally()
    expected = set(expected_suites)
    reports = {report.stem: report for report in directory.glob("*.xml")}
    steps = list(steps)

    for suite in sorted(expected - reports.keys()):
        result.problems.append(f"suite {suite}: no report")
    failed_suites = {
        suite for suite, report in sorted(reports.items()) if _count(suite, report, result)
    }
    for suite in sorted(expected - {step.suite for step in steps}):
        result.problems.append(f"suite {suite}: no step ran it")

    for step in steps:
        if step.suite:
            if step.exit_code and step.suite not in failed_suites:
                result.problems.append(f"step {step.name}: exit code {step.exit_code}")
        elif step.exit_code:
            result.failed += 1
        else:
            result.passed += 1
    return result


def check_selections(
    result: Tally, suites: Iterable[str], selections: Iterable[Selection], committed: dict[str, int]
) -> None:
    """Nothing passes by being missing: what a suite collected either ran or was left out by its turn."""
    said = {selection.suite: selection for selection in selections}
    for suite in suites:
        if suite not in said:
            result.problems.append(f"suite {suite}: says not what it collected and selected")
            continue
        selection, ran = said[suite], result.ran.get(suite, set())
        result.remarks.append(
            f"{suite}: {selection.collected} collected, {len(selection.selected)} selected,"
            f" {selection.left_out - selection.put_off} left to other turns,"
            f" {selection.put_off} put off for want of time"
        )
        result.problems += [f"suite {suite}: {fault}" for fault in _faults(selection, ran)]
        if selection.collected < committed.get(suite, 0):
            result.problems.append(
                f"suite {suite}: collected {selection.collected}, docs/figures/full.json knows"
                f" {committed[suite]}; where tests went on purpose, the same commit says so there"
            )


def _faults(selection: Selection, ran: set[str]) -> list[str]:
    faults = []
    if selection.collected != len(selection.selected) + selection.left_out:
        faults.append("selected and left out do not add up to what was collected")
    if selection.collected != selection.always + sum(selection.by_turn.values()):
        faults.append("the turns do not add up to what was collected")
    if selection.by_turn:
        empty = [str(turn) for turn in TURNS if not selection.by_turn.get(str(turn))]
        faults += [f"turn {turn} is empty" for turn in empty]
    absent = [test for test in selection.selected if test not in ran]
    faults += [f"selected and not in the report: {test}" for test in absent[:10]]
    if len(absent) > 10:
        faults.append(f"and {len(absent) - 10} more that are not in the report")
    return faults


def check_second_attempts(result: Tally, folder: Path) -> None:
    """A test that passes at its second attempt is named; more than two of them fail the run."""
    again = [
        f"{report.stem}: {name}"
        for report in sorted(folder.glob("*.json"))
        for name in json.loads(report.read_text("utf-8"))
    ]
    result.remarks += [f"second attempt: {name}" for name in again]
    result.remarks.append(f"second attempts: {len(again)}")
    if len(again) > SECOND_ATTEMPTS:
        result.problems.append(f"{len(again)} tests needed a second attempt")


def _count(suite: str, report: Path, result: Tally) -> bool:
    """Adds one report; tells whether it holds a failure."""
    try:
        # The reports are made by our own test runners a moment ago.
        cases = list(ET.parse(report).iter("testcase"))  # noqa: S314
    except ET.ParseError as error:
        result.problems.append(f"suite {suite}: unreadable report ({error})")
        return False
    if not cases:
        result.problems.append(f"suite {suite}: no test in the report")

    failures = 0
    ran = result.ran.setdefault(suite, set())
    for case in cases:
        place, name = case.get("classname", ""), case.get("name", "")
        # A suite is selected by its tests, or by its files.
        ran |= {place, f"{place} {name}", f"{place} › {name}"}
        if case.find("skipped") is not None:
            result.problems.append(f"suite {suite}: skipped: {place} {name}")
        elif case.find("failure") is not None or case.find("error") is not None:
            failures += 1
        else:
            result.passed += 1
    result.failed += failures
    return failures > 0


def read_steps(file: Path) -> list[Step]:
    """Steps written by .ci/run: name, exit code and suite, separated by tabs."""
    rows = (line.split("\t") for line in file.read_text("utf-8").splitlines())
    return [Step(name, int(exit_code), suite) for name, exit_code, suite in rows]


def committed_counts(file: Path = FULL) -> dict[str, int]:
    """How many tests each suite had when everything was last proved."""
    counts: dict[str, int] = (
        json.loads(file.read_text("utf-8"))["collected"] if file.exists() else {}
    )
    return counts


if __name__ == "__main__":
    junit, steps_file, *suites = sys.argv[1:]
    outcome = tally(Path(junit), suites, read_steps(Path(steps_file)))
    check_selections(outcome, suites, read_selections(SELECTIONS), committed_counts())
    check_second_attempts(outcome, ARTEFACTS / "retries")
    sys.stdout.writelines(f"{remark}\n" for remark in outcome.remarks)
    sys.stdout.writelines(f"problem: {problem}\n" for problem in outcome.problems)
    sys.stdout.write(f"{outcome.line()}\n")
    sys.exit(0 if outcome.ok else 1)
