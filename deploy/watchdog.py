#!/usr/bin/env python3
"""Ends every process of the product that hangs, so that its supervisor starts it again: watchdog.py FOLDER.

Each touches the file of its number in FOLDER every two seconds (backend/shared/heartbeats/pulse.py).
"""

import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

EVERY_SECONDS = 2.0
SILENT_SECONDS = 12.0


def look(folder: Path, now: float) -> list[int]:
    """The processes that hang; what gone ones left is removed."""
    silent = []
    for file in folder.iterdir():
        try:
            if _is_silent(file, now):
                silent.append(_process_of(file))
        except (OSError, ValueError):
            with suppress(OSError):
                file.unlink()
    return silent


def _is_silent(file: Path, now: float) -> bool:
    return now - file.lstat().st_mtime > SILENT_SECONDS


def _process_of(file: Path) -> int:
    """Who writes here names processes of its own account only, which it could end itself."""
    number = int(file.name)
    process = Path("/proc", str(number))
    began = (process / "stat").read_text().rpartition(")")[2].split()[19]
    with os.fdopen(os.open(file, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)) as told:
        if os.fstat(told.fileno()).st_uid != process.stat().st_uid or told.read(32) != began:
            raise ProcessLookupError
    return number


def main() -> None:
    """Look every two seconds; after a pause of the whole machine, give everybody time to speak again."""
    folder, last = Path(sys.argv[1]), time.monotonic()
    forgiven = 0.0
    while True:
        time.sleep(EVERY_SECONDS)
        now = time.monotonic()
        if now - last > 2 * EVERY_SECONDS:
            forgiven = now + SILENT_SECONDS
        last = now
        if now < forgiven:
            continue
        for pid in look(folder, time.time()):
            sys.stdout.write(f"process {pid} has said nothing for {SILENT_SECONDS:.0f} s: ended\n")
            sys.stdout.flush()
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
