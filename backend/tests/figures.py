"""Figures that tests measure: one file each, gathered into docs/figures.md by `make figures`."""

import json
import re
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "artefacts" / "figures"
KEPT = ROOT / "docs" / "figures"  # of suites too long for the gate: committed with the document
PROVED = KEPT / "full.json"  # no figure: what `make full` last proved, and when


@dataclass(frozen=True)
class Figure:
    goal_name: str
    what: str
    measured: str
    goal: str
    met: bool
    command: str


class Figures:
    """Where a test leaves what it measured."""

    def __init__(self, command: str, *, folder: Path = FOLDER) -> None:
        self.command = command
        self.folder = folder

    def note(self, goal_name: str, what: str, measured: str, *, goal: str, met: bool) -> None:
        figure = Figure(goal_name, what, measured, goal, met, self.command)
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / f"{file_name(goal_name, what)}.json"
        file.write_text(json.dumps(asdict(figure), ensure_ascii=False, indent=2) + "\n", "utf-8")


def file_name(goal_name: str, what: str) -> str:
    """The same for every run: what was measured has numbers, the name of its file has none."""
    words = re.findall(r"[^\W\d_]+", what)
    goal = re.findall(r"\w+", goal_name)
    return "-".join((*goal, *words))[:80].strip("-")
