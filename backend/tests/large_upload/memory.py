"""How much memory processes hold, their children included, looked at while something happens."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

PAGE = 4096
PROCESSES = Path("/proc")


def resident(root: int) -> int:
    """The bytes in memory of a process and of everything it started."""
    parents = {int(folder.name): _parent(folder) for folder in PROCESSES.glob("[0-9]*")}
    family = {root}
    while born := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= born
    return sum(_resident(pid) for pid in family)


@contextmanager
def watched(root: int) -> Iterator[list[int]]:
    """Everything that `resident` says, ten times a second."""
    seen, over = [resident(root)], Event()

    def look() -> None:
        while not over.wait(0.1):
            seen.append(resident(root))

    thread = Thread(target=look)
    thread.start()
    try:
        yield seen
    finally:
        over.set()
        thread.join()


def _parent(folder: Path) -> int:
    try:
        return int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def _resident(pid: int) -> int:
    try:
        return int((PROCESSES / str(pid) / "statm").read_text().split()[1]) * PAGE
    except OSError:
        return 0
