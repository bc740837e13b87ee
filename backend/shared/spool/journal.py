"""Which ids were given to the provider, and what it said: lines in a file for each day.

`B boot id id …` before a block is spoken of, on the disk before anything else happens; `I id` before the
last dot of a message; `D id at outcome words` after the answer. Whoever kills this process leaves at most one `I`
without its `D` for each connection; a power cut may take lines that follow a block, and so makes the block uncertain.
"""

import fcntl
import os
from collections import defaultdict
from collections.abc import Callable, Iterable
from datetime import date, timedelta
from pathlib import Path
from threading import Lock

from shared.spool.messages import FINAL, Answer, Outcome

DAYS = 7
BOOT = Path("/proc/sys/kernel/random/boot_id")
NEVER_ANSWERED = "the answer of the provider was never heard"


class Journal:
    """Open as long as the process lives; nobody else opens it meanwhile."""

    def __init__(
        self, folder: Path, *, today: Callable[[], date] = date.today, boot: str = ""
    ) -> None:
        self.folder, self._today = folder, today
        self._boot = boot or BOOT.read_text().strip()
        self._known: dict[str, Answer] = {}
        self._ids_of: defaultdict[str, list[str]] = defaultdict(list)
        self._turning = Lock()
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        self._forget_old()
        self._load()
        self._day = self._name()
        self._file = self._open()

    def find(self, message_id: str) -> Answer | None:
        """What became of it for good; nothing of what may still be sent."""
        return self._known.get(message_id)

    def plan(self, ids: Iterable[str]) -> None:
        """On the disk when this returns."""
        self._turn()
        self._write(f"B {self._boot} {' '.join(ids)}\n")
        os.fsync(self._file)

    def intend(self, message_id: str) -> None:
        """The provider may have it from now on."""
        self._write(f"I {message_id}\n")

    def note(self, answer: Answer) -> None:
        """It has an answer, or certainly did not get it."""
        words = " ".join(answer.words.split())
        self._write(f"D {answer.id} {answer.at:.3f} {answer.outcome} {words}\n")
        self._learn(answer, self._day)

    def close(self) -> None:
        """Somebody else may open it."""
        os.close(self._file)
        os.close(self._lock)

    def _write(self, line: str) -> None:
        os.write(self._file, line.encode())  # one call: lines of two threads never mix

    def _learn(self, answer: Answer, day: str) -> None:
        if answer.outcome in FINAL:
            self._known[answer.id] = answer
            self._ids_of[day].append(answer.id)
        else:
            self._known.pop(answer.id, None)

    def _turn(self) -> None:
        """A new day has a new file; what is a week old is forgotten."""
        if self._day == self._name():
            return
        with self._turning:
            if self._day == self._name():
                return
            before, self._day = self._file, self._name()
            self._file = self._open()
            os.fsync(before)
            # A thread may be about to write there: its number is not given to another file before it has.
            for day in self._forget_old():
                for message_id in self._ids_of.pop(day, []):
                    self._known.pop(message_id, None)

    def _forget_old(self) -> list[str]:
        oldest = (self._today() - timedelta(days=DAYS)).isoformat()
        old = [path for path in self._files() if path.stem < oldest]
        for path in old:
            path.unlink()
        return [path.stem for path in old]

    def _files(self) -> list[Path]:
        return sorted(self.folder.glob("*.journal"))

    def _name(self) -> str:
        return self._today().isoformat()

    def _open(self) -> int:
        path = self.folder / f"{self._day}.journal"
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
        size = os.fstat(file).st_size
        if size and os.pread(file, 1, size - 1) != b"\n":
            os.write(file, b"\n")  # a power cut left half a line
        folder = os.open(self.folder, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)
        return file

    def _load(self) -> None:
        doubtful: dict[str, str] = {}  # id: day, without an answer
        for path in self._files():
            with path.open(encoding="utf-8", errors="replace") as lines:
                for line in lines:
                    self._read(line, path.stem, doubtful)
        for message_id, day in doubtful.items():
            self._learn(Answer(message_id, Outcome.UNCERTAIN, 0.0, NEVER_ANSWERED), day)

    def _read(self, line: str, day: str, doubtful: dict[str, str]) -> None:
        kind, _, said = line.rstrip("\n").partition(" ")
        if kind == "B":
            boot, *ids = said.split(" ")
            if boot != self._boot:
                doubtful.update(dict.fromkeys(ids, day))
        elif kind == "I":
            doubtful[said] = day
        elif kind == "D" and said.count(" ") >= 2:
            message_id, at, outcome, *words = said.split(" ", 3)
            if outcome in set(Outcome):
                doubtful.pop(message_id, None)
                answer = Answer(message_id, Outcome(outcome), float(at), "".join(words))
                self._learn(answer, day)
