"""A file through the limited process, as tests like it."""

from dataclasses import dataclass
from pathlib import Path

from apps.media.analysis import files
from apps.media.analysis.outcome import Analysed
from apps.media.analysis.run import analyse


@dataclass(frozen=True)
class Result:
    said: Analysed
    folder: Path

    @property
    def original(self) -> bytes:
        cleaned = files.cleaned(self.folder)
        return (cleaned if cleaned.exists() else files.sent(self.folder)).read_bytes()


def analysed(content: bytes, folder: Path) -> Result:
    files.sent(folder).write_bytes(content)
    return Result(analyse(folder), folder)
