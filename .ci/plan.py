"""Writes what this run of the gate takes: `plan.py`, or `plan.py full [TURN]` for `make full`.

The turn is the number of commits modulo four. What changed is told from the commit at which everything was
last proved (docs/figures/full.json); if that cannot be found out, everything counts as changed.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from turns import ARTEFACTS, ROOT, TURNS, Candidate, Plan, read_plan, select

FULL = ROOT / "docs" / "figures" / "full.json"
PLAN = ARTEFACTS / "plan.json"
LONG_SUITES = ARTEFACTS / "long-suites.txt"
FURTHEST = 150
# Suites that are taken or left as a whole: their seconds, and what they are about.
LONG = {
    "attacks": (
        210.0,
        ("backend/apps/accounts", "backend/shared", "backend/tests/attacks", "deploy"),
    ),
    "register-kills": (
        110.0,
        ("backend/apps/participation", "backend/apps/register", "backend/tests/register_kills"),
    ),
    "mail-kills": (
        190.0,
        ("backend/apps/emailing", "backend/shared/spool", "backend/tests/mail_kills"),
    ),
}


def git(*arguments: str, root: Path = ROOT) -> str:
    """What git answers; raises when it does not know."""
    command = ["git", "-c", "core.quotepath=off", *arguments]
    answer = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)  # noqa: S603
    return answer.stdout.strip()


def commits_since(commit: str, root: Path = ROOT) -> int:
    """How far back a commit lies; raises when it is not one that this history comes from."""
    git("merge-base", "--is-ancestor", commit, "HEAD", root=root)
    return int(git("rev-list", "--count", f"{commit}..HEAD", root=root))


def furthest_full_commit(full: dict[str, Any], root: Path = ROOT) -> tuple[str, int]:
    """The oldest commit at which a turn was last proved, and how far back it lies."""
    missing = [str(turn) for turn in TURNS if str(turn) not in full["turns"]]
    if missing:
        raise LookupError(f"docs/figures/full.json knows no turn {', '.join(missing)}")
    found = {turn["commit"]: commits_since(turn["commit"], root) for turn in full["turns"].values()}
    return max(found.items(), key=lambda item: item[1])


def changed_since(commit: str, root: Path = ROOT) -> list[str]:
    """Files that differ from that commit, those that git does not know yet included."""
    differing = git("diff", "--name-only", "--no-renames", commit, root=root).splitlines()
    unknown = git("ls-files", "--others", "--exclude-standard", root=root).splitlines()
    return sorted({*differing, *unknown})


def plan_gate(full_file: Path = FULL, root: Path = ROOT) -> tuple[dict[str, Any], str]:
    """The plan of an ordinary run, and what is to be said of it."""
    plan: dict[str, Any] = {"turns": list(TURNS), "changed": None, "run": 0}
    try:
        plan["run"] = int(git("rev-list", "--count", "HEAD", root=root))
        plan["turns"] = [TURNS[plan["run"] % len(TURNS)]]
        if not full_file.exists():
            return plan, "everything was never proved: run `make full`"
        commit, distance = furthest_full_commit(json.loads(full_file.read_text("utf-8")), root)
        if distance > FURTHEST:
            return plan, f"everything was last proved {distance} commits ago: run `make full`"
        plan["changed"] = changed_since(commit, root)
    except (OSError, ValueError, LookupError, subprocess.CalledProcessError) as error:
        return plan, f"what was last proved cannot be found out ({error}): run `make full`"
    return plan, ""


def choose_long(plan: Plan) -> list[str]:
    """Which of the long suites this run takes."""
    candidates = [Candidate(name, about=about) for name, (_, about) in LONG.items()]
    durations = {name: seconds for name, (seconds, _) in LONG.items()}
    return select("long", candidates, plan, durations).selected


def plan_full(turn: str) -> dict[str, Any]:
    """Everything, or what one turn takes when nothing changed."""
    return {"turns": [int(turn)] if turn else list(TURNS), "changed": [], "run": None}


def main() -> None:
    """Write the plan, and say what this run takes."""
    full, turn = sys.argv[1:2] == ["full"], "".join(sys.argv[2:3])
    plan, remark = (plan_full(turn), "") if full else plan_gate()
    PLAN.parent.mkdir(exist_ok=True)
    PLAN.write_text(json.dumps(plan, ensure_ascii=False, indent=1), "utf-8")
    long = choose_long(read_plan(PLAN))
    LONG_SUITES.write_text("".join(f"{name}\n" for name in long), "utf-8")
    turns = ", ".join(map(str, plan["turns"]))
    changed = "everything" if plan["changed"] is None else f"{len(plan['changed'])} files"
    sys.stdout.write(f"turn {turns}; changed since everything was proved: {changed}\n")
    sys.stdout.write(f"long suites: {', '.join(long) or 'none'}, of {', '.join(LONG)}\n")
    if remark:
        sys.stdout.write(f"{remark}\n")


if __name__ == "__main__":
    main()
