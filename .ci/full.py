"""After a green `make full`: writes into docs/figures/full.json what was proved, at which commit."""

import json
import sys
from datetime import UTC, datetime
from typing import Any

from plan import FULL, PLAN, git
from turns import SELECTIONS, read_selections


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


def main() -> int:
    """Refuse a tree that no commit names; else write the file."""
    if git("status", "--porcelain", "--untracked-files=no"):
        sys.stdout.write("full.json is not written: commit first, what ran has no name\n")
        return 1
    full = json.loads(FULL.read_text("utf-8")) if FULL.exists() else {}
    day = datetime.now(UTC).date().isoformat()
    proved = prove(full, commit=git("rev-parse", "HEAD"), day=day, seconds=int(sys.argv[1]))
    FULL.write_text(json.dumps(proved, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
