"""Which tests one run of the gate takes: some always, then what changed and a quarter of all others, as long as there is time."""

import json
import os
import re
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import groupby
from pathlib import Path

TURNS = (1, 2, 3, 4)
ROOT = Path(__file__).parents[1]
ARTEFACTS = ROOT / "artefacts"
SELECTIONS = ARTEFACTS / "selections"
DURATIONS = Path(__file__).parent / "durations.json"
# What a suite may cost in one run of the gate, in seconds of one process; suites that are not here take what they want.
BUDGETS = {"backend": 600.0, "frontend": 240.0, "catalogue": 60.0, "e2e": 700.0, "long": 320.0}
NEVER_MEASURED = 10.0  # seconds of a test in a suite of which nothing is known
A_RUN = 0x9E3779B1  # how far the order within a rank moves on with each run: no group stays last


@dataclass(frozen=True)
class Candidate:
    """A test that could run. `about` names the files and folders whose change makes it run."""

    id: str
    always: bool = False
    file: str = ""
    about: tuple[str, ...] = ()
    unit: str = ""  # tests of one unit run together or not at all

    @property
    def group(self) -> str:
        """What is taken or left as a whole."""
        return self.unit or self.id

    @property
    def place(self) -> str:
        """Where its report says that it stands: a file, or a class of Python."""
        return re.split(r" › | ", self.id, maxsplit=1)[0]

    @property
    def turn(self) -> int:
        """The turn in which it runs even if nothing changed: the same on every machine."""
        return TURNS[zlib.crc32(self.group.encode()) % len(TURNS)]


@dataclass(frozen=True)
class Plan:
    """What one run takes. Without knowledge of what changed, everything counts as changed."""

    turns: tuple[int, ...] = TURNS
    changed: frozenset[str] | None = None
    run: int | None = None  # the number of the run; None: time is no matter

    def takes(self, candidate: Candidate) -> bool:
        """True when this run has to run that test."""
        return self.rank(candidate) is not None

    def rank(self, candidate: Candidate) -> int | None:
        """How soon it has its place in a run that has little time; None where it has none."""
        if candidate.always:
            return 0
        if self.changed is not None and candidate.file in self.changed:
            return 1
        if candidate.turn in self.turns:
            return 2
        if self.changed is None or any(touches(path, self.changed) for path in candidate.about):
            return 3
        return None


@dataclass
class Selection:
    """What a suite collected and what this run takes of it: the tally holds its report against this."""

    suite: str
    collected: int
    always: int
    by_turn: dict[str, int]
    left_out: int
    selected: list[str] = field(default_factory=list)
    put_off: int = 0  # of those left out: wanted, had there been time

    def write(self, folder: Path = SELECTIONS) -> None:
        """Leave it where the tally looks for it."""
        folder.mkdir(parents=True, exist_ok=True)
        text = json.dumps(asdict(self), ensure_ascii=False, indent=1)
        (folder / f"{self.suite}.json").write_text(text, "utf-8")


def touches(path: str, changed: Iterable[str]) -> bool:
    """True when a changed file is that one, or lies in that folder."""
    return any(file == path or file.startswith(f"{path.rstrip('/')}/") for file in changed)


def select(
    suite: str,
    candidates: Iterable[Candidate],
    plan: Plan,
    durations: dict[str, float] | None = None,
) -> Selection:
    """Divide what a suite collected into what runs and what is left out, and count both."""
    candidates = list(candidates)
    wanted = [candidate for candidate in candidates if plan.takes(candidate)]
    budget = BUDGETS.get(suite) if plan.run is not None else None
    taken = wanted if budget is None else in_time(wanted, plan, budget, durations or {})
    ids = {candidate.id for candidate in taken}
    turns = Counter(str(candidate.turn) for candidate in candidates if not candidate.always)
    return Selection(
        suite=suite,
        collected=len(candidates),
        always=sum(candidate.always for candidate in candidates),
        by_turn=dict(sorted(turns.items())),
        left_out=len(candidates) - len(taken),
        selected=[candidate.id for candidate in wanted if candidate.id in ids],
        put_off=len(wanted) - len(taken),
    )


def in_time(
    wanted: list[Candidate], plan: Plan, budget: float, durations: dict[str, float]
) -> list[Candidate]:
    """What always runs, then by rank what still fits; each run has another order within a rank."""
    usual = sum(durations.values()) / len(durations) if durations else NEVER_MEASURED

    def order(candidate: Candidate) -> tuple[int, int, str]:
        drawn = int.from_bytes(sha256(candidate.group.encode()).digest()[:4], "big")
        lot = (drawn + (plan.run or 0) * A_RUN) % 2**32
        return plan.rank(candidate) or 0, lot, candidate.group

    taken: list[Candidate] = []
    spent = 0.0
    for (rank, _, _), together in groupby(sorted(wanted, key=order), key=order):
        group = list(together)
        cost = sum(durations.get(candidate.place, usual) for candidate in group)
        if rank == 0 or spent + cost <= budget:
            taken += group
            spent += cost
    return taken


def read_durations(suite: str, file: Path = DURATIONS) -> dict[str, float]:
    """How many seconds a test of each place took when everything was last proved."""
    durations = json.loads(file.read_text("utf-8")) if file.exists() else {}
    known: dict[str, float] = durations.get(suite, {})
    return known


def read_plan(file: Path | None = None) -> Plan:
    """The plan of this run of the gate; outside of it, everything."""
    named = file or os.environ.get("LIVRETIER_PLAN")
    if not named:
        return Plan()
    plan = json.loads(Path(named).read_text("utf-8"))
    changed = plan["changed"]
    known = None if changed is None else frozenset(changed)
    return Plan(tuple(plan["turns"]), known, plan.get("run"))


def read_selections(folder: Path) -> Iterator[Selection]:
    """What the suites of this run said they would run."""
    for file in sorted(folder.glob("*.json")):
        yield Selection(**json.loads(file.read_text("utf-8")))
