"""Start the limited process on a folder and believe what it says, or refuse the file when it does not come back."""

import json
import os
import signal
import subprocess
import sys
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from apps.media.analysis.limits import WALL_SECONDS
from apps.media.analysis.outcome import UNREADABLE, Analysed, Refused

BACKEND = Path(__file__).parents[3]

# One thread: two analyses share the machine, memory stays low, and the same file gives the same bytes.
ENVIRONMENT = {
    "LANG": "C.UTF-8",
    "MALLOC_ARENA_MAX": "1",
    "PYTHONPATH": str(BACKEND),
    "PYTHONDONTWRITEBYTECODE": "1",
    "PYTHONSAFEPATH": "1",
    "VIPS_CONCURRENCY": "1",
    "VIPS_BLOCK_UNTRUSTED": "1",
    "VIPS_WARNING": "0",
}


@dataclass(frozen=True, slots=True)
class Report:
    """How an analysis went, for those who look after it."""

    analysed: Analysed | None
    refused: str
    error: str = ""
    peak_kib: int = 0
    kind: str = ""  # of what was refused, if that is known


def analyse(folder: Path, *, wall_seconds: float = WALL_SECONDS) -> Analysed:
    """What the file `sent` of this folder is; its clean copy and renditions lie beside it."""
    report = report_on(folder, wall_seconds=wall_seconds)
    if report.analysed is None:
        raise Refused(report.refused)
    return report.analysed


def report_on(folder: Path, *, wall_seconds: float = WALL_SECONDS) -> Report:
    """The same, refusals included: whatever kills the process is the file's fault, and is not tried again."""
    complaints = folder / "stderr"
    with complaints.open("wb") as stderr:
        child = subprocess.Popen(  # noqa: S603 - no word of it comes from outside
            [sys.executable, "-m", "apps.media.analysis", str(folder)],
            cwd=folder,
            env={**ENVIRONMENT, "TMPDIR": str(folder)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=stderr,
            start_new_session=True,
        )
    try:
        answer, _ = child.communicate(timeout=wall_seconds)
    except subprocess.TimeoutExpired:
        return Report(None, UNREADABLE, f"longer than {wall_seconds} s")
    finally:
        if child.returncode is None:
            os.killpg(child.pid, signal.SIGKILL)
            child.communicate()
    if child.returncode != 0:
        said = complaints.read_bytes()[-500:]
        return Report(None, UNREADABLE, f"ended by {child.returncode}: {said!r}")
    return _understand(answer)


def _understand(line: bytes) -> Report:
    answer: dict[str, Any] = json.loads(line)
    peak = answer.pop("peak_kib")
    if "refused" in answer:
        refused, error = answer["refused"], answer.get("error", "")
        return Report(None, refused, error, peak, answer.get("kind", ""))
    answer["renditions"] = tuple((width, height) for width, height in answer["renditions"])
    known = {field.name for field in fields(Analysed)}
    return Report(Analysed(**{key: answer[key] for key in known}), "", "", peak)
