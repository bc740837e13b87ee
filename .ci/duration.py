"""Notes how long the gate took, beside the speed of the machine: `duration.py SECONDS BEFORE AFTER [full]`."""

import json
import os
import sys

from turns import ARTEFACTS

GATE, FULL = 1_500, 4_000


def figure(seconds: float, before: float, after: float, *, full: bool) -> dict[str, object]:
    """What `make figures` gathers."""
    speed = (before + after) / 2
    limit = FULL if full else GATE
    return {
        "goal_name": "PERF8 (full)" if full else "PERF8",
        "what": "`make full`: everything"
        if full
        else "the gate: what is always run, what changed, and one turn of four",
        "measured": f"{seconds:.0f} s, {seconds / speed:.0f} times the benchmark of the machine"
        f" ({before:.1f} s before, {after:.1f} s after, on {os.cpu_count()} cores)",
        "goal": f"≤ {limit} s",
        "met": seconds <= limit,
        "command": "make full" if full else "bash .ci/run",
    }


if __name__ == "__main__":
    seconds, before, after = (float(argument) for argument in sys.argv[1:4])
    measured = figure(seconds, before, after, full=sys.argv[4:5] == ["full"])
    folder = ARTEFACTS / "figures"
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(measured, ensure_ascii=False, indent=2)
    (folder / f"{measured['goal_name']}.json".replace(" ", "-")).write_text(text, "utf-8")
    sys.stdout.write(f"{measured['measured']}\n")
