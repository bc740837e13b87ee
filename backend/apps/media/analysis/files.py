"""The names inside the private folder of one analysis."""

import os
from pathlib import Path
from typing import Self

from apps.media.analysis.outcome import Refused

PIECE = 1024 * 1024


def sent(folder: Path) -> Path:
    """The bytes as they came."""
    return folder / "sent"


def cleaned(folder: Path) -> Path:
    """The clean copy; not there when the bytes are clean as they came."""
    return folder / "original"


def rendition(folder: Path, width: int, extension: str) -> Path:
    return folder / f"w{width}.{extension}"


class Reader:
    """Exact reads, by position, from a file that may lie about itself."""

    def __init__(self, file: Path) -> None:
        self.size = file.stat().st_size
        self._open = file.open("rb")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def at(self, start: int, length: int) -> bytes:
        """These bytes, or a refusal when the file ends before."""
        if start < 0 or length > PIECE:
            raise Refused
        found = os.pread(self._open.fileno(), length, start)
        if len(found) != length:
            raise Refused
        return found


def copy_range(*, source: Path, start: int, end: int, target: Path, before: bytes = b"") -> None:
    """Write the bytes from start to end into another file, piece by piece."""
    with source.open("rb") as read, target.open("wb") as write:
        write.write(before)
        read.seek(start)
        left = end - start
        while left > 0:
            piece = read.read(min(PIECE, left))
            if not piece:
                raise Refused
            write.write(piece)
            left -= len(piece)


class Eraser:
    """Writes over pieces of a file in place, so that everything else keeps its position."""

    def __init__(self, file: Path) -> None:
        self._open = file.open("r+b", buffering=0)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def write(self, at: int, words: bytes) -> None:
        os.pwrite(self._open.fileno(), words, at)

    def zero(self, start: int, end: int) -> None:
        for at in range(start, end, PIECE):
            self.write(at, bytes(min(PIECE, end - at)))
