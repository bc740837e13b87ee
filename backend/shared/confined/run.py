"""Start a process, wait so long and no longer, and leave nothing of it behind."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

import structlog

from shared.confined.limits import NETWORK_KEPT, Limits
from shared.confined.sandbox import BACKEND, walled

log = structlog.get_logger()

SHOWN_OF_A_COMPLAINT = 500
OF_PYTHON = {
    "LANG": "C.UTF-8",
    "MALLOC_ARENA_MAX": "1",
    "PYTHONPATH": str(BACKEND),
    "PYTHONDONTWRITEBYTECODE": "1",
    "PYTHONSAFEPATH": "1",
}


class EndedEarly(RuntimeError):
    """The process took too long, or did not end well."""


class TookTooLong(EndedEarly):
    """It may have been the machine that was slow."""


def python_module(
    name: str, *arguments: Path, environment: Mapping[str, str], wall_seconds: float
) -> bytes:
    """What one of our modules says, run in the folder that is its first argument; it may read the others, and holds itself."""
    folder, *others = arguments
    return _run(
        walled(
            [sys.executable, "-m", name, *map(str, arguments)],
            reads=[path.absolute() for path in others],
            writes=folder.absolute(),
        ),
        environment={**OF_PYTHON, "TMPDIR": str(folder), **environment},
        wall_seconds=wall_seconds,
        folder=folder,
    )


def python_filter(name: str, *, given: bytes, wall_seconds: float) -> bytes:
    """What one of our modules makes of what it is given; it sees no file of anybody, and holds itself."""
    return _run(
        walled([sys.executable, "-m", name], reads=(), writes=None),
        environment=OF_PYTHON,
        wall_seconds=wall_seconds,
        given=given,
    )


def program(
    *command: str,
    limits: Limits,
    environment: Mapping[str, str],
    wall_seconds: float,
    given: bytes = b"",
    reads: Sequence[Path] = (),
) -> bytes:
    """What another program says, given something to read, and held before it begins; of our files it sees `reads` only."""
    found = shutil.which(command[0], path=environment.get("PATH"))
    return _run(
        walled(
            [sys.executable, "-m", "shared.confined", json.dumps(asdict(limits)), *command],
            reads=[*reads, Path(found or command[0])],
            writes=None,
        ),
        environment={**OF_PYTHON, **environment},
        wall_seconds=wall_seconds,
        given=given,
    )


def _run(
    command: Sequence[str],
    *,
    environment: Mapping[str, str],
    wall_seconds: float,
    given: bytes = b"",
    folder: Path | None = None,
) -> bytes:
    """What it says; in its own words why it did not."""
    with TemporaryFile(dir=folder) as complaints:
        child = subprocess.Popen(  # noqa: S603 - no word of it comes from outside
            command,
            cwd=folder,
            env=dict(environment),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
            start_new_session=True,
        )
        try:
            answer, _ = child.communicate(given, timeout=wall_seconds)
        except subprocess.TimeoutExpired:
            raise TookTooLong(f"longer than {wall_seconds} s") from None
        finally:
            if child.returncode is None:
                os.killpg(child.pid, signal.SIGKILL)
                child.communicate()
        _tell_of_network(complaints)
        if child.returncode != 0:
            end = complaints.seek(0, os.SEEK_END)
            complaints.seek(max(0, end - SHOWN_OF_A_COMPLAINT))
            raise EndedEarly(f"ended by {child.returncode}: {complaints.read()!r}")
    return answer


def _tell_of_network(complaints: IO[bytes]) -> None:
    """Nothing can be said before the process has held itself, so it would be in the first line."""
    complaints.seek(0)
    first = complaints.readline(SHOWN_OF_A_COMPLAINT).decode(errors="replace")
    if first.startswith(NETWORK_KEPT):
        log.warning("confined_with_network", said=first.strip())
