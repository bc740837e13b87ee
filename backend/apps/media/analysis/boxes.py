"""MP4 and M4A: boxes in boxes. Those that may tell where and by whom are emptied in place, so that positions stay."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from apps.media.analysis import files
from apps.media.analysis.files import Eraser, Reader
from apps.media.analysis.outcome import NOT_TAKEN, Found, Refused

MOST_BOXES = 20_000
DEEPEST = 8
PARENTS = {b"moov", b"trak", b"mdia", b"minf", b"stbl", b"edts", b"dinf", b"mvex", b"moof", b"traf"}
TOP_LEVEL = {b"ftyp", b"moov", b"mdat", b"moof", b"sidx", b"styp", b"mfra", b"emsg", b"prft", b"ssix", b"pdin"}  # fmt: skip
NEEDED = {b"mvhd", b"tkhd", b"mdhd", b"hdlr", b"vmhd", b"smhd", b"nmhd", b"sthd", b"dref", b"stsd", b"stts",
          b"ctts", b"cslg", b"stss", b"stsz", b"stz2", b"stsc", b"stco", b"co64", b"sgpd", b"sbgp", b"sdtp",
          b"elst", b"trex", b"mehd", b"mfhd", b"tfhd", b"tfdt", b"trun", b"tref", b"saio", b"saiz", b"subs"}  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """A named piece of the file."""

    name: bytes
    start: int
    body: int
    end: int


def boxes_in(reader: Reader, start: int, end: int) -> Iterator[Box]:
    """The boxes that fill this range exactly; refused when they do not."""
    count = 0
    while start < end:
        head = reader.at(start, 8)
        size, body = int.from_bytes(head[:4], "big"), start + 8
        if size == 1:
            size, body = int.from_bytes(reader.at(start + 8, 8), "big"), start + 16
        elif size == 0:
            size = end - start
        count += 1
        if count > MOST_BOXES or size < body - start or start + size > end:
            raise Refused
        yield Box(name=head[4:8], start=start, body=body, end=start + size)
        start += size


def clean(*, folder: Path, extension: str) -> Found:
    """Empty what is not needed to play the file."""
    sent = files.sent(folder)
    with Reader(sent) as reader:
        walk = Walk(reader)
        walk.through(0, reader.size, depth=0)
    if walk.duration_ms is None or not walk.has_content:
        raise Refused
    if (extension == "m4a") == walk.has_pictures:
        raise Refused(NOT_TAKEN)
    if walk.to_empty:
        with Eraser(sent) as eraser:
            for box in walk.to_empty:
                _empty(eraser, box)
        sent.rename(files.cleaned(folder))
    return Found(width=walk.width, height=walk.height, duration_ms=walk.duration_ms)


class Walk:
    """One way through all boxes, remembering what matters and what must go."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.left = MOST_BOXES
        self.to_empty: list[Box] = []
        self.has_content = self.has_pictures = False
        self.duration_ms: int | None = None
        self.width: int | None = None
        self.height: int | None = None

    def through(self, start: int, end: int, *, depth: int) -> None:
        if depth > DEEPEST:
            raise Refused
        for box in boxes_in(self.reader, start, end):
            self.left -= 1
            if self.left < 0:
                raise Refused
            self._meet(box, depth)

    def _meet(self, box: Box, depth: int) -> None:
        if box.name in PARENTS:
            self.through(box.body, box.end, depth=depth + 1)
        elif box.name == b"mdat":
            self.has_content = True
        elif box.name == b"mvhd":
            self.duration_ms = self._duration(box)
        elif box.name == b"tkhd":
            self._measure(box)
        elif box.name == b"hdlr":
            self.has_pictures |= self.reader.at(box.body + 8, 4) == b"vide"
            self._forget_handler_name(box)
        elif box.name == b"dref":
            self._refuse_elsewhere(box)
        if box.name not in PARENTS and box.name not in (TOP_LEVEL if depth == 0 else NEEDED):
            self.to_empty.append(box)

    def _forget_handler_name(self, box: Box) -> None:
        """Editors sign there; the box stays, its sentence goes."""
        name = Box(name=b"", start=box.body + 24, body=box.body + 24, end=box.end)
        if name.start < name.end:
            self.to_empty.append(name)

    def _refuse_elsewhere(self, box: Box) -> None:
        """The content of a track lies in this file, or the film is not one."""
        for source in boxes_in(self.reader, box.body + 8, box.end):
            if self.reader.at(source.body, 4)[3] != 1:
                raise Refused

    def _duration(self, box: Box) -> int:
        long = self.reader.at(box.body, 1) == b"\x01"
        scale, duration = (20, 8) if long else (12, 4)
        per_second = int.from_bytes(self.reader.at(box.body + scale, 4), "big")
        ticks = int.from_bytes(self.reader.at(box.body + scale + 4, duration), "big")
        if not per_second:
            raise Refused
        return min(1000 * ticks // per_second, 2**40)

    def _measure(self, box: Box) -> None:
        """The largest track is the picture."""
        long = self.reader.at(box.body, 1) == b"\x01"
        sides = self.reader.at(box.body + (88 if long else 76), 8)
        width, height = int.from_bytes(sides[:2], "big"), int.from_bytes(sides[4:6], "big")
        if width * height > (self.width or 0) * (self.height or 0):
            self.width, self.height = width, height


def _empty(eraser: Eraser, box: Box) -> None:
    """The same size, without a word: players skip `free`."""
    eraser.zero(box.body, box.end)
    if box.name:
        eraser.write(box.start + 4, b"free")
