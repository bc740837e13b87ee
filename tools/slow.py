"""The slowest tests of the last run, of all suites together: slow.py [DIRECTORY [COUNT]]."""

import sys
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET


@dataclass(frozen=True, order=True)
class Timing:
    """How long one test took."""

    seconds: float
    suite: str
    name: str

    def line(self) -> str:
        """Seconds, suite and name in columns."""
        return f"{self.seconds:8.1f} s  {self.suite:<12}  {self.name}"


def read_timings(report: Path) -> list[Timing]:
    """Every test of a JUnit report."""
    cases = ET.parse(report).iter("testcase")  # noqa: S314
    return [
        Timing(
            seconds=float(case.get("time", 0)),
            suite=report.stem,
            name=f"{case.get('classname', '')} > {case.get('name', '')}",
        )
        for case in cases
    ]


def slowest(directory: Path, count: int) -> list[Timing]:
    """The slowest tests of all reports in a directory, slowest first."""
    timings = [timing for report in directory.glob("*.xml") for timing in read_timings(report)]
    return sorted(timings, reverse=True)[:count]


def main(directory: str = "artefacts/junit", count: str = "20") -> int:
    """Print the list; fail when no test was found, for then nothing was measured."""
    found = slowest(Path(directory), int(count))
    for timing in found:
        sys.stdout.write(f"{timing.line()}\n")
    if not found:
        sys.stderr.write(f"{directory}: no report of a test\n")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
