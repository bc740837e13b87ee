"""After a green `make full`: writes into docs/figures/full.json what was proved, at which commit, and how long each test took."""

import json
import sys
from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

from plan import FULL, PLAN, git
from turns import ARTEFACTS, DURATIONS, SELECTIONS, Candidate, Selection, read_selections


def prove(full: dict[str, Any], *, commit: str, day: str, seconds: int) -> dict[str, Any]:
    """What was known before, with the turns of this run proved at this commit."""
    selections = list(read_selections(SELECTIONS))
    turns = json.loads(PLAN.read_text("utf-8"))["turns"]
    suites = {
        selection.suite: {"collected": selection.collected, "ran": len(selection.selected)}
        for selection in selections
    }
    proof = {"commit": commit, "day": day, "seconds": seconds, "suites": suites}
    return {
        "collected": {selection.suite: selection.collected for selection in selections},
        "turns": {**full.get("turns", {}), **{str(turn): proof for turn in turns}},
    }


def measure(selections: Iterable[Selection], reports: Path) -> dict[str, dict[str, float]]:
    """By suite and place, the seconds of a test that can be chosen: of a class of Python, a file of vitest, a file of Playwright."""
    durations = {}
    for selection in selections:
        chosen = Counter(Candidate(test).place for test in selection.selected)
        spent: Counter[str] = Counter()
        # The reports are made by our own test runners a moment ago.
        for case in ET.parse(reports / f"{selection.suite}.xml").iter("testcase"):  # noqa: S314
            spent[case.get("classname", "")] += float(case.get("time") or 0)  # type: ignore[assignment]
        durations[selection.suite] = {
            place: round(spent[place] / count, 3) for place, count in sorted(chosen.items())
        }
    return durations


def main() -> int:
    """Refuse a tree that no commit names; else write the file."""
    if git("status", "--porcelain", "--untracked-files=no"):
        sys.stdout.write("full.json is not written: commit first, what ran has no name\n")
        return 1
    full = json.loads(FULL.read_text("utf-8")) if FULL.exists() else {}
    day = datetime.now(UTC).date().isoformat()
    proved = prove(full, commit=git("rev-parse", "HEAD"), day=day, seconds=int(sys.argv[1]))
    FULL.write_text(json.dumps(proved, indent=2) + "\n", "utf-8")
    known = json.loads(DURATIONS.read_text("utf-8")) if DURATIONS.exists() else {}
    measured = measure(read_selections(SELECTIONS), ARTEFACTS / "junit")
    merged = {suite: known.get(suite, {}) | places for suite, places in measured.items()}
    DURATIONS.write_text(json.dumps(merged, indent=0, sort_keys=True) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
