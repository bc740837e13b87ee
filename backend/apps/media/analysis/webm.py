"""WebM: elements in elements. Tags, attachments and names are turned into voids of the same size."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from apps.media.analysis import files
from apps.media.analysis.files import Eraser, Reader
from apps.media.analysis.outcome import NOT_TAKEN, Found, Refused

MOST_ELEMENTS = 200_000
MOST_VOIDS = 20_000
EBML, DOC_TYPE, SEGMENT = 0x1A45DFA3, 0x4282, 0x18538067
SEEK_HEAD, INFO, TRACKS, CUES, CLUSTER = 0x114D9B74, 0x1549A966, 0x1654AE6B, 0x1C53BB6B, 0x1F43B675
CHAPTERS, TAGS, ATTACHMENTS = 0x1043A770, 0x1254C367, 0x1941A469
SCALE, DURATION, MUXER, WRITER = 0x2AD7B1, 0x4489, 0x4D80, 0x5741
TRACK, TRACK_NAME, VIDEO, WIDTH, HEIGHT = 0xAE, 0x536E, 0xE0, 0xB0, 0xBA

OF_A_SEGMENT = {SEEK_HEAD, INFO, TRACKS, CUES, CLUSTER, CHAPTERS, TAGS, ATTACHMENTS, SEGMENT}
PARENTS = {INFO, TRACKS, TRACK, VIDEO}
KEPT_IN = {
    SEGMENT: {SEEK_HEAD, INFO, TRACKS, CUES, CLUSTER},
    INFO: {SCALE, DURATION, MUXER, WRITER},
    TRACKS: {TRACK},
}
SIGNED = {MUXER, WRITER, TRACK_NAME}  # the first two must be there, and may be blank


@dataclass(frozen=True, slots=True, kw_only=True)
class Element:
    """A numbered piece of the file."""

    id: int
    start: int
    body: int
    end: int
    open_ended: bool = False


def clean(*, folder: Path, extension: str) -> Found:
    """Void what is not needed to play the file, and cut what follows it."""
    del extension
    sent = files.sent(folder)
    with Reader(sent) as reader:
        walk = Walk(reader)
        end = walk.through_file()
    with Eraser(sent) as eraser:
        for element in walk.to_blank:
            eraser.zero(element.body, element.end)
        for element in walk.to_void:
            _void(eraser, element)
    with sent.open("r+b") as file:
        file.truncate(end)
    sent.rename(files.cleaned(folder))
    return Found(width=walk.width, height=walk.height, duration_ms=walk.duration_ms)


class Walk:
    """One way through all elements but the blocks of clusters."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.left = MOST_ELEMENTS
        self.to_void: list[Element] = []
        self.to_blank: list[Element] = []
        self.values: dict[int, int] = {}
        self.duration = 0.0
        self.clusters = 0

    @property
    def duration_ms(self) -> int | None:
        """Recordings made by browsers do not say how long they are."""
        milliseconds = self.duration * self.values.get(SCALE, 1_000_000) / 1_000_000
        return int(milliseconds) if 0 < milliseconds < 2**40 else None

    @property
    def width(self) -> int | None:
        return self.values.get(WIDTH)

    @property
    def height(self) -> int | None:
        return self.values.get(HEIGHT)

    def through_file(self) -> int:
        """Where the film ends."""
        head = self._element(0, self.reader.size)
        if head.id != EBML or head.end > 4096:
            raise Refused
        kinds = [part for part in self._children(head) if part.id == DOC_TYPE]
        if [self._bytes(kind).rstrip(b"\0") for kind in kinds] != [b"webm"]:
            raise Refused(NOT_TAKEN)
        segment = self._element(head.end, self.reader.size)
        if segment.id != SEGMENT:
            raise Refused
        self._through(segment)
        if not self.clusters or TRACK not in self.values:
            raise Refused
        return segment.end

    def _through(self, parent: Element) -> None:
        for element in self._children(parent):
            self._meet(element)
            if element.id in PARENTS:
                self._through(element)
            if element.id not in KEPT_IN.get(parent.id, {element.id}):
                self.to_void.append(element)
                if len(self.to_void) > MOST_VOIDS:
                    raise Refused
            elif element.id in SIGNED:
                self.to_blank.append(element)

    def _meet(self, element: Element) -> None:
        if element.id == CLUSTER:
            self.clusters += 1
        elif element.id == TRACK:
            self.values[TRACK] = 1
        elif element.id in (SCALE, WIDTH, HEIGHT):
            self.values[element.id] = int.from_bytes(self._bytes(element)[:4], "big")
        elif element.id == DURATION:
            raw = self._bytes(element)
            self.duration = float(struct.unpack(">f" if len(raw) == 4 else ">d", raw)[0])

    def _children(self, parent: Element) -> Iterator[Element]:
        at = parent.body
        while at < parent.end:
            element = self._element(at, parent.end)
            if element.open_ended and element.id == CLUSTER:
                element = self._closed(element)
            yield element
            at = element.end

    def _closed(self, cluster: Element) -> Element:
        """A cluster without a size ends where the next thing of its own rank begins."""
        at = cluster.body
        while at < cluster.end:
            element = self._element(at, cluster.end)
            if element.id in OF_A_SEGMENT:
                break
            at = element.end
        return Element(id=CLUSTER, start=cluster.start, body=cluster.body, end=at)

    def _element(self, start: int, end: int) -> Element:
        self.left -= 1
        if self.left < 0:
            raise Refused
        head = self.reader.at(start, min(12, end - start))
        id_length = _length(head[0])
        if id_length > 4 or len(head) <= id_length:
            raise Refused
        size_length = _length(head[id_length])
        body = start + id_length + size_length
        if body > end:
            raise Refused
        number = int.from_bytes(head[:id_length], "big")
        size = int.from_bytes(head[id_length : id_length + size_length], "big")
        size &= (1 << 7 * size_length) - 1
        if size == (1 << 7 * size_length) - 1:
            if number not in (SEGMENT, CLUSTER):
                raise Refused
            return Element(id=number, start=start, body=body, end=end, open_ended=True)
        if body + size > end:
            raise Refused
        return Element(id=number, start=start, body=body, end=body + size)

    def _bytes(self, element: Element) -> bytes:
        if element.end - element.body not in range(1, 33):
            raise Refused
        return self.reader.at(element.body, element.end - element.body)


def _length(first: int) -> int:
    """How many bytes a number takes whose first byte is this one."""
    if not first:
        raise Refused
    return 9 - first.bit_length()


def _void(eraser: Eraser, element: Element) -> None:
    """The same size, without a word: players skip voids."""
    whole = element.end - element.start
    if whole >= 9:
        head = b"\xec\x01" + (whole - 9).to_bytes(7, "big")
    else:
        head = bytes((0xEC, 0x80 | (whole - 2)))
    eraser.zero(element.start, element.end)
    eraser.write(element.start, head)
