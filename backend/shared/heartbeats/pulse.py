"""A file that is touched as long as this process runs: deploy/watchdog.py ends a process that no longer does.

Beside the heartbeat in PostgreSQL, which stops as well when PostgreSQL is away.
"""

import os
import time
from contextlib import suppress
from pathlib import Path
from threading import Thread

EVERY_SECONDS = 2.0


def start_pulse() -> None:
    """It ends with the process; without a folder for it, nobody watches."""
    if folder := os.environ.get("LIVRETIER_ALIVE"):
        Thread(target=_touch, args=[Path(folder)], name="pulse", daemon=True).start()


def _touch(folder: Path) -> None:
    file, began = folder / str(os.getpid()), began_at(os.getpid())
    while True:
        with suppress(OSError):  # no folder yet, a full disk: the next one may pass
            file.write_text(began)
        time.sleep(EVERY_SECONDS)


def began_at(pid: int) -> str:
    """Tells a process from a later one that was given the same number."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[19]
