"""Says of each collected browser test what it is about, for choose.py: `about.py collected.json`."""

import json
import sys
from pathlib import Path

from turns import ROOT

ABOUT = ROOT / "e2e" / "about.json"


def candidates(
    collected: list[dict[str, str]], table: dict[str, dict[str, object]]
) -> list[dict[str, object]]:
    """A test is about its own file and about the folders that the table gives to it."""
    return [
        {
            "id": test["id"],
            "unit": test["unit"],
            "always": table[test["file"]]["always"],
            "file": test["file"],
            "about": [test["file"], *table[test["file"]]["about"]],  # type: ignore[misc]
        }
        for test in collected
    ]


if __name__ == "__main__":
    tests = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    json.dump(candidates(tests, json.loads(ABOUT.read_text("utf-8"))), sys.stdout)
