"""How large an image says it is, and what decoding it would take, read before anything is decoded."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from apps.media.analysis.boxes import Box, boxes_in
from apps.media.analysis.files import Reader
from apps.media.analysis.outcome import TOO_MANY_PIXELS, Refused

# JPEG is read line by line, and telephones make 50 megapixels. The others are bounded by what decoding
# and writing them took when measured: 256 MiB and three seconds are never reached.
MOST_PIXELS: Final = {"jpg": 50_500_000, "png": 25_000_000, "webp": 12_600_000, "avif": 12_200_000}
LONGEST_SIDE: Final = 65_500
MOST_MEMORY: Final = 90_000_000  # for what a decoder keeps of the whole image at once
MOST_LOSSLESS_WEBP: Final = 1_600_000  # pixels; beyond, writing it takes too long
MOST_SCANS: Final = 25  # each may cost as much as the image; cameras and optimizers write about ten

BASELINE, PROGRESSIVE = {0xC0, 0xC1}, {0xC2}
OTHER_FRAMES = {0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF}
PNG_CHANNELS = {0: 1, 2: 3, 3: 4, 4: 2, 6: 4}


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """What an image claims."""

    width: int
    height: int
    memory: int = 0  # what the decoder keeps of the whole image at once
    streams: bool = True  # it can be read line by line
    lossless: bool = False
    subsampled: bool = True
    quality: int = 82

    @property
    def pixels(self) -> int:
        return self.width * self.height


def read_header(reader: Reader, extension: str) -> Header:
    """The claims of an image, refused when they are more than we are ready to decode."""
    read = {"jpg": _jpeg, "png": _png, "webp": _webp, "avif": _avif}[extension]
    header = read(reader)
    if not header.width or not header.height:
        raise Refused
    if (
        header.pixels > MOST_PIXELS[extension]
        or max(header.width, header.height) > LONGEST_SIDE
        or header.memory > MOST_MEMORY
    ):
        raise Refused(TOO_MANY_PIXELS)
    return header


def _png(reader: Reader) -> Header:
    start = reader.at(8, 21)
    if start[:8] != b"\x00\x00\x00\rIHDR":
        raise Refused
    width, height = int.from_bytes(start[8:12], "big"), int.from_bytes(start[12:16], "big")
    depth, colour, interlaced = start[16], start[17], start[20]
    row = width * PNG_CHANNELS.get(colour, 4) * max(1, depth // 8)
    return Header(width=width, height=height, memory=2 * row * height if interlaced else 0)


def _webp(reader: Reader) -> Header:
    form, data = reader.at(12, 4), reader.at(20, 10)
    clear = False  # transparency is carried along by every step
    if form == b"VP8X":
        clear = bool(data[0] & 0x10)
        width = int.from_bytes(data[4:7], "little") + 1
        height = int.from_bytes(data[7:10], "little") + 1
    elif form == b"VP8L" and data[0] == 0x2F:
        bits = int.from_bytes(data[1:5], "little")
        width, height = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        clear = bool(bits >> 28 & 1)
    elif form == b"VP8 " and data[3:6] == b"\x9d\x01\x2a":
        width = int.from_bytes(data[6:8], "little") & 0x3FFF
        height = int.from_bytes(data[8:10], "little") & 0x3FFF
    else:
        raise Refused
    lossless = width * height <= MOST_LOSSLESS_WEBP and b"VP8L" in reader.at(
        0, min(reader.size, 65536)
    )
    memory = (16 if clear else 9) * width * height
    return Header(width=width, height=height, memory=memory, streams=False, lossless=lossless)


def _avif(reader: Reader) -> Header:
    sizes = list(_avif_sizes(reader))
    if not sizes:
        raise Refused
    width, height = (max(side) for side in zip(*sizes, strict=True))
    return Header(width=width, height=height, streams=False)


def _avif_sizes(reader: Reader) -> list[tuple[int, int]]:
    """Every size that the file names: the image's own, and those of its tiles and thumbnails."""

    def inside(box: Box, name: bytes, *, skip: int = 0) -> list[Box]:
        return [found for found in boxes_in(reader, box.body + skip, box.end) if found.name == name]

    whole = Box(name=b"", start=0, body=0, end=reader.size)
    properties = (
        size
        for meta in inside(whole, b"meta")
        for iprp in inside(meta, b"iprp", skip=4)
        for ipco in inside(iprp, b"ipco")
        for size in inside(ipco, b"ispe")
    )
    return [
        (
            int.from_bytes(reader.at(size.body + 4, 4), "big"),
            int.from_bytes(reader.at(size.body + 8, 4), "big"),
        )
        for size in properties
    ]


def _jpeg(reader: Reader) -> Header:
    quality, frame, code = 90, (0, b""), 0
    for code, segment in _segments(reader):
        if code in OTHER_FRAMES:
            raise Refused
        if code == 0xDB:
            quality = min(quality, _quality(segment))
        elif code in BASELINE | PROGRESSIVE:
            frame = (code, segment)
        elif code == 0xDA:
            break
    if code != 0xDA or len(frame[1]) < 9:
        raise Refused
    return _jpeg_header(
        frame[1],
        whole=frame[0] in PROGRESSIVE or segment[0] < frame[1][5],
        quality=quality,
        scans=_scans(reader),
    )


def _segments(reader: Reader) -> Iterator[tuple[int, bytes]]:
    """The segments before the first scan, and that scan's own head."""
    at = 2
    while True:
        mark, code, high, low = reader.at(at, 4)
        if code == 0xFF:  # padding
            at += 1
            continue
        length = high << 8 | low
        if mark != 0xFF or code == 0xD9 or length < 3:
            raise Refused
        yield code, reader.at(at + 4, length - 2)
        at += 2 + length


def _jpeg_header(frame: bytes, *, whole: bool, quality: int, scans: int) -> Header:
    """A JPEG in several scans makes the decoder keep every coefficient: two bytes each."""
    height, width = int.from_bytes(frame[1:3], "big"), int.from_bytes(frame[3:5], "big")
    factors = [(factor >> 4, factor & 15) for factor in frame[7 : 6 + 3 * frame[5] : 3]]
    if not factors or scans > MOST_SCANS or any(not x or not y for x, y in factors):
        raise Refused
    widest, tallest = max(x for x, _ in factors), max(y for _, y in factors)
    coefficients = sum(width * height * x * y // (widest * tallest) for x, y in factors)
    return Header(
        width=width,
        height=height,
        memory=2 * coefficients if whole else 0,
        subsampled=widest * tallest > 1,
        quality=quality,
    )


def _quality(tables: bytes) -> int:
    """The quality with which the first table was written, on the usual scale of 100."""
    if len(tables) < 65 or tables[0] >> 4:
        return 90
    scale = 100 * sum(tables[1:65]) / 3688  # the sum of the table of the standard
    estimate = (200 - scale) / 2 if scale <= 100 else 5000 / scale
    return max(40, min(90, round(estimate)))


def _scans(reader: Reader) -> int:
    pieces = range(0, reader.size, 65536)
    return sum(reader.at(at, min(65537, reader.size - at)).count(b"\xff\xda") for at in pieces)
