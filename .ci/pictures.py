"""Says which screens no longer look like docs/screens, and which tutorials teach them; fails only when one could not be compared."""

import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DIFFERS = "pixels"
LOOK = re.compile(r"(-\d+-(light|dark))?(-(expected|actual|diff))?\.png$")


@dataclass(frozen=True)
class Comparison:
    """What a run of the pictures found."""

    compared: int
    differing: list[str]
    broken: list[str]

    def lines(self, tutorials: Sequence[str] = ()) -> list[str]:
        """The report that people read."""
        return [
            *(f"could not be compared: {reason}" for reason in self.broken),
            *(f"differs from docs/screens: {name}" for name in self.differing),
            *(f"tutorial to look at again: {name}" for name in tutorials),
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


def named(picture: str) -> str:
    """What its screen is called: `05-home` of `05-home-1440-light.png`."""
    return LOOK.sub("", picture)


def tutorials_of(
    differing: Iterable[str],
    routes: Mapping[str, Sequence[str]],
    screens: Mapping[str, Sequence[str]],
) -> list[str]:
    """The tutorials that teach a screen which looks different: `routes` by picture, `screens` by tutorial."""
    changed = {route for picture in differing for route in routes.get(named(picture), ())}
    return [tutorial for tutorial, taught in screens.items() if changed & {*taught}]


def taught_screens(folder: Path) -> dict[str, list[str]]:
    """The routes that each of the tutorials of this folder names."""
    heads = {file.stem: file.read_text("utf-8").split("+++\n")[1] for file in folder.glob("*.md")}
    return {name: tomllib.loads(heads[name])["screens"] for name in sorted(heads)}


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
    report_file, folder, output, routes_file, tutorials = (
        Path(argument) for argument in sys.argv[1:]
    )
    found = compare(json.loads(report_file.read_text("utf-8")), len(list(folder.glob("*.png"))))
    routes = json.loads(routes_file.read_text("utf-8"))
    lines = found.lines(tutorials_of(found.differing, routes, taught_screens(tutorials)))
    text = "\n".join(lines) + "\n"
    output.write_text(text, "utf-8")
    sys.stdout.write(text)
    sys.exit(1 if found.broken else 0)
