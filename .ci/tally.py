"""Adds up what a run of CI did, and says why it may not pass."""

import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree as ET


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
    for case in cases:
        name = f"{case.get('classname', '')} {case.get('name', '')}".strip()
        if case.find("skipped") is not None:
            result.problems.append(f"suite {suite}: skipped: {name}")
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


if __name__ == "__main__":
    junit, steps_file, *suites = sys.argv[1:]
    outcome = tally(Path(junit), suites, read_steps(Path(steps_file)))
    sys.stdout.writelines(f"problem: {problem}\n" for problem in outcome.problems)
    sys.stdout.write(f"{outcome.line()}\n")
    sys.exit(0 if outcome.ok else 1)
