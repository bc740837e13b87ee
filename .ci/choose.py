"""Chooses for a suite that is not Python: `choose.py SUITE < candidates.json > chosen.txt`, one id a line.

Candidates are a list of {id, always?, file?, about?, unit?}; what was chosen is recorded for the tally.
"""

import json
import sys

from turns import Candidate, read_durations, read_plan, select


def main() -> None:
    """Read the candidates, record the selection, print what runs."""
    candidates = [
        Candidate(**{**row, "about": tuple(row.get("about", ()))}) for row in json.load(sys.stdin)
    ]
    suite = sys.argv[1]
    selection = select(suite, candidates, read_plan(), read_durations(suite))
    selection.write()
    sys.stdout.writelines(f"{chosen}\n" for chosen in selection.selected)


if __name__ == "__main__":
    main()
