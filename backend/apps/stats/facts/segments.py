"""The files in which nginx of a reading node writes facts, each for a thousand seconds and named after them: `1804838`."""

import re
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

SECONDS = 1000
LATE = 60  # seconds in which nginx may still write into one whose time is over
_NAME = re.compile(r"\d{7}")


class Chunk(NamedTuple):
    """Whole lines, and where the next one begins."""

    lines: list[str]
    end: int


class Segments:
    """Those of one folder, in their order."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def names(self) -> list[str]:
        """The oldest first; what else lies there is none."""
        return sorted(one.name for one in self.folder.glob("*") if _NAME.fullmatch(one.name))

    def read(self, name: str, *, offset: int, most: int) -> Chunk:
        """The lines that are whole, so many bytes at most; none of a segment that is not there, or not any more."""
        if not name:
            return Chunk([], offset)
        try:
            with (self.folder / name).open("rb") as file:
                file.seek(offset)
                read = file.read(most)
        except FileNotFoundError:
            return Chunk([], offset)
        end = read.rfind(b"\n") + 1
        return Chunk(read[:end].decode("ascii", "replace").splitlines(), offset + end)

    def is_over(self, name: str, *, now: datetime) -> bool:
        """Nothing is written into it any more."""
        return now.timestamp() > (int(name) + 1) * SECONDS + LATE

    def size(self) -> int:
        """Bytes of all of them."""
        return sum(self._size(name) for name in self.names())

    def unread(self, name: str, offset: int) -> int:
        """Bytes from this place on."""
        rest = [one for one in self.names() if one >= name]
        return max(0, sum(map(self._size, rest)) - (offset if name in rest else 0))

    def drop(self, name: str, *, offset: int = 0) -> int:
        """Gone from the disk; how many lines after the offset go unread."""
        unread = 0
        while (chunk := self.read(name, offset=offset, most=1 << 20)).lines:
            unread, offset = unread + len(chunk.lines), chunk.end
        (self.folder / name).unlink(missing_ok=True)
        return unread

    def _size(self, name: str) -> int:
        try:
            return (self.folder / name).stat().st_size
        except FileNotFoundError:
            return 0
