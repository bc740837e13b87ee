"""Says which screens no longer look like docs/screens; fails only when one could not be compared."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DIFFERS = "pixels"


@dataclass(frozen=True)
class Comparison:
    """What a run of the pictures found."""

    compared: int
    differing: list[str]
    broken: list[str]

    def lines(self) -> list[str]:
        """The report that people read."""
        return [
            *(f"could not be compared: {reason}" for reason in self.broken),
            *(f"differs from docs/screens: {name}" for name in self.differing),
            f"pictures: {self.compared} compared, {len(self.differing)} differ",
        ]


def compare(report: dict[str, Any], kept: int) -> Comparison:
    """Read Playwright's report; a difference is news, anything else that failed is a fault."""
    differing: list[str] = []
    broken: list[str] = []
    for title, error in _errors(report["suites"]):
        message = error.get("message", "").splitlines()
        if any(DIFFERS in line and "different" in line for line in message):
            differing.append(_picture(message) or title)
        else:
            broken.append(f"{title}: {message[0] if message else 'no reason given'}")
    if not report["stats"]["expected"] and not differing:
        broken.append("no picture was taken")
    return Comparison(kept, differing, broken)


def _errors(suites: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    for suite in suites:
        yield from _errors(suite.get("suites", []))
        for spec in suite.get("specs", []):
            for test in spec["tests"]:
                for result in test["results"]:
                    yield from ((spec["title"], error) for error in result["errors"])


def _picture(message: list[str]) -> str:
    names = [
        word for line in message for word in line.split() if word.strip("'\"").endswith(".png")
    ]
    return names[0].rsplit("/", 1)[-1].strip("'\"") if names else ""


if __name__ == "__main__":
    report_file, folder, output = (Path(argument) for argument in sys.argv[1:])
    found = compare(json.loads(report_file.read_text("utf-8")), len(list(folder.glob("*.png"))))
    text = "\n".join(found.lines()) + "\n"
    output.write_text(text, "utf-8")
    sys.stdout.write(text)
    sys.exit(1 if found.broken else 0)
