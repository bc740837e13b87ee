"""Figures that tests measure: one file each, gathered into docs/figures.md by `make figures`."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "artefacts" / "figures"


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

    def __init__(self, command: str) -> None:
        self.command = command

    def note(self, goal_name: str, what: str, measured: str, *, goal: str, met: bool) -> None:
        figure = Figure(goal_name, what, measured, goal, met, self.command)
        FOLDER.mkdir(parents=True, exist_ok=True)
        name = "".join(letter if letter.isalnum() else "-" for letter in f"{goal_name} {what}")
        file = FOLDER / f"{name[:80]}.json"
        file.write_text(json.dumps(asdict(figure), ensure_ascii=False, indent=2) + "\n", "utf-8")
