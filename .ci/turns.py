"""Which tests one run of the gate takes: some always, what changed, and a quarter of all others."""

import json
import os
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

TURNS = (1, 2, 3, 4)
ROOT = Path(__file__).parents[1]
ARTEFACTS = ROOT / "artefacts"
SELECTIONS = ARTEFACTS / "selections"


@dataclass(frozen=True)
class Candidate:
    """A test that could run. `about` names the files and folders whose change makes it run."""

    id: str
    always: bool = False
    about: tuple[str, ...] = ()
    unit: str = ""  # tests of one unit run together or not at all

    @property
    def turn(self) -> int:
        """The turn in which it runs even if nothing changed: the same on every machine."""
        return TURNS[zlib.crc32((self.unit or self.id).encode()) % len(TURNS)]


@dataclass(frozen=True)
class Plan:
    """What one run takes. Without knowledge of what changed, it takes everything."""

    turns: tuple[int, ...] = TURNS
    changed: frozenset[str] | None = None

    def takes(self, candidate: Candidate) -> bool:
        """True when this run has to run that test."""
        return (
            self.changed is None
            or candidate.always
            or candidate.turn in self.turns
            or any(touches(path, self.changed) for path in candidate.about)
        )


@dataclass
class Selection:
    """What a suite collected and what this run takes of it: the tally holds its report against this."""

    suite: str
    collected: int
    always: int
    by_turn: dict[str, int]
    left_out: int
    selected: list[str] = field(default_factory=list)

    def write(self, folder: Path = SELECTIONS) -> None:
        """Leave it where the tally looks for it."""
        folder.mkdir(parents=True, exist_ok=True)
        text = json.dumps(asdict(self), ensure_ascii=False, indent=1)
        (folder / f"{self.suite}.json").write_text(text, "utf-8")


def touches(path: str, changed: Iterable[str]) -> bool:
    """True when a changed file is that one, or lies in that folder."""
    return any(file == path or file.startswith(f"{path.rstrip('/')}/") for file in changed)


def select(suite: str, candidates: Iterable[Candidate], plan: Plan) -> Selection:
    """Divide what a suite collected into what runs and what is left out, and count both."""
    candidates = list(candidates)
    taken = [candidate.id for candidate in candidates if plan.takes(candidate)]
    turns = Counter(str(candidate.turn) for candidate in candidates if not candidate.always)
    return Selection(
        suite=suite,
        collected=len(candidates),
        always=sum(candidate.always for candidate in candidates),
        by_turn=dict(sorted(turns.items())),
        left_out=len(candidates) - len(taken),
        selected=taken,
    )


def read_plan() -> Plan:
    """The plan of this run of the gate; outside of it, everything."""
    file = os.environ.get("LIVRETIER_PLAN")
    if not file:
        return Plan()
    plan = json.loads(Path(file).read_text("utf-8"))
    changed = plan["changed"]
    return Plan(tuple(plan["turns"]), None if changed is None else frozenset(changed))


def read_selections(folder: Path) -> Iterator[Selection]:
    """What the suites of this run said they would run."""
    for file in sorted(folder.glob("*.json")):
        yield Selection(**json.loads(file.read_text("utf-8")))
