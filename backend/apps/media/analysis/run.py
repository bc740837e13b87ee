"""Start the limited process on a folder and believe what it says, or refuse the file when it does not come back."""

import json
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from apps.media.analysis.limits import WALL_SECONDS
from apps.media.analysis.outcome import UNREADABLE, Analysed, Refused
from shared.confined import EndedEarly, python_module

# One thread: two analyses share the machine, memory stays low, and the same file gives the same bytes.
ENVIRONMENT = {"VIPS_CONCURRENCY": "1", "VIPS_BLOCK_UNTRUSTED": "1", "VIPS_WARNING": "0"}


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
    try:
        answer = python_module(
            "apps.media.analysis", folder, environment=ENVIRONMENT, wall_seconds=wall_seconds
        )
    except EndedEarly as error:
        return Report(None, UNREADABLE, str(error))
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
