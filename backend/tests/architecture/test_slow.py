"""The list of the slowest tests."""

import subprocess
import sys
from pathlib import Path

from tests.architecture.paths import REPOSITORY


def slow(*arguments: str) -> subprocess.CompletedProcess[str]:
    program = str(REPOSITORY / "tools" / "slow.py")
    return subprocess.run(
        [sys.executable, program, *arguments], capture_output=True, text=True, check=False
    )


def write_report(folder: Path, suite: str, *timings: tuple[str, float]) -> None:
    cases = "".join(
        f'<testcase classname="tests" name="{name}" time="{time}"/>' for name, time in timings
    )
    (folder / f"{suite}.xml").write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>")


class TestSlow:
    def test_names_the_slowest_of_all_suites_first(self, tmp_path: Path):
        write_report(tmp_path, "backend", ("publishes", 4.25), ("signs_in", 0.5))
        write_report(tmp_path, "e2e", ("reads", 30))

        answer = slow(str(tmp_path), "2")

        assert [line.split() for line in answer.stdout.splitlines()] == [
            ["30.0", "s", "e2e", "tests", ">", "reads"],
            ["4.2", "s", "backend", "tests", ">", "publishes"],
        ]

    def test_fails_when_nothing_was_measured(self, tmp_path: Path):
        answer = slow(str(tmp_path))

        assert answer.returncode == 1
        assert "no report" in answer.stderr
