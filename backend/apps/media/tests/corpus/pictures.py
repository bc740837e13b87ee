"""Pictures that claim too much, inflate, carry riders, or end early."""

import struct
import zlib
from collections.abc import Iterator

import pyvips

from apps.media.tests.corpus import samples
from apps.media.tests.corpus.hostile import MARKER, Hostile

HUGE = ((65535, 65535), (60000, 60000), (50000, 1000000), (2**31 - 1, 1), (1, 2**31 - 1),
        (2**31 - 1, 2**31 - 1), (30000, 30000), (16383, 16383), (0, 0), (0, 5))  # fmt: skip
ACTIVE = b"<html><script>" + MARKER + b"</script></html>"
RIDERS = {
    "html": ACTIVE,
    "js": b"*/;alert('" + MARKER + b"')//",
    "zip": b"PK\3\4" + bytes(26) + MARKER + b"PK\5\6" + bytes(18),
    "pdf": b"%PDF-1.4\n/JavaScript (" + MARKER + b")\n%%EOF",
    "php": b"<?php " + MARKER + b" ?>",
    "exe": b"MZ" + bytes(60) + MARKER,
}


def too_large() -> Iterator[Hostile]:
    for width, height in HUGE:
        for colour in (0, 2, 6):
            header = struct.pack(">IIBBBBB", width, height, 8, colour, 0, 0, 0)
            bomb = samples.png()[:8] + samples.chunk(b"IHDR", header) + samples.png()[33:]
            yield Hostile(f"png claims {width}×{height} in {colour}", bomb, refused=True)
        if max(width, height) < 65536:
            yield Hostile(
                f"jpeg claims {width}×{height}",
                _resized(samples.jpeg(), width, height),
                refused=True,
            )
            progressive = _resized(samples.jpeg(progressive=True), width, height)
            yield Hostile(f"progressive jpeg claims {width}×{height}", progressive, refused=True)
        sizes = samples.avif().find(b"ispe") + 8
        lying = (
            samples.avif()[:sizes] + struct.pack(">II", width, height) + samples.avif()[sizes + 8 :]
        )
        yield Hostile(f"avif claims {width}×{height}", lying, refused=True)
        canvas = (
            bytes(4)
            + (width & 0xFFFFFF).to_bytes(3, "little")
            + (height & 0xFFFFFF).to_bytes(3, "little")
        )
        webp = samples.riff(
            b"WEBP", (b"VP8X", canvas), (samples.webp()[12:16], samples.webp()[20:])
        )
        yield Hostile(f"webp claims {width}×{height}", webp, refused=True)
    lossless = b"\x2f" + (16382 | 16382 << 14).to_bytes(4, "little") + bytes(20)
    yield Hostile(
        "lossless webp claims all", samples.riff(b"WEBP", (b"VP8L", lossless)), refused=True
    )


def _resized(jpeg: bytes, width: int, height: int) -> bytes:
    at = max(jpeg.find(b"\xff\xc0"), jpeg.find(b"\xff\xc2"))
    return jpeg[: at + 5] + struct.pack(">HH", height, width) + jpeg[at + 9 :]


def just_allowed() -> Iterator[Hostile]:
    """As much as may be claimed, and little to send: the most memory and time that a file may cost."""

    def flat(width: int, height: int, bands: int = 3) -> pyvips.Image:
        shown = "srgb" if bands > 2 else "b-w"
        return pyvips.Image.black(width, height, bands=bands).copy(interpretation=shown)

    yield Hostile("png of 25 megapixels", flat(5000, 4999, 4).pngsave_buffer(compression=9))
    yield Hostile(
        "interlaced png of 11 megapixels", flat(3350, 3350, 4).pngsave_buffer(interlace=True)
    )
    deep = flat(2730, 2730).cast("ushort").copy(interpretation="rgb16")
    yield Hostile("interlaced png of 16 bits", deep.pngsave_buffer(bitdepth=16, interlace=True))
    yield Hostile("jpeg of 50 megapixels", flat(7100, 7100).jpegsave_buffer(Q=50))
    turned = flat(7100, 7100).copy()
    turned.set_type(pyvips.GValue.gint_type, "orientation", 6)
    yield Hostile("turned jpeg of 50 megapixels", turned.jpegsave_buffer(Q=50))
    yield Hostile(
        "progressive jpeg of 30 megapixels", flat(5470, 5470).jpegsave_buffer(interlace=True)
    )
    fine = flat(3870, 3870).jpegsave_buffer(interlace=True, subsample_mode="off")
    yield Hostile("progressive jpeg without subsampling", fine)
    yield Hostile("webp of 12 megapixels", flat(4000, 3140).webpsave_buffer(effort=0))
    yield Hostile("transparent webp", flat(2370, 2370, 4).webpsave_buffer(effort=0))
    yield Hostile("lossless webp", flat(2370, 2370, 4).webpsave_buffer(lossless=True, effort=0))
    yield Hostile(
        "avif of 12 megapixels", flat(4032, 3024).heifsave_buffer(compression="av1", effort=0)
    )
    yield Hostile("a line", flat(65000, 1).pngsave_buffer())
    yield Hostile("a column", flat(1, 65000).pngsave_buffer())
    yield Hostile("a tall strip", flat(400, 60000).jpegsave_buffer())


def inflating() -> Iterator[Hostile]:
    zeros = zlib.compress(bytes(150_000_000), 9)
    yield Hostile(
        "png with too many lines",
        samples.png()[:33] + samples.chunk(b"IDAT", zeros) + samples.chunk(b"IEND", b""),
    )
    yield Hostile("png with a large text", samples.with_png_chunk(b"zTXt", b"Comment\0\0" + zeros))
    yield Hostile(
        "png with a large international text",
        samples.with_png_chunk(b"iTXt", b"XML:com.adobe.xmp\0\1\0\0\0" + zeros),
    )
    yield Hostile("png with a large profile", samples.with_png_chunk(b"iCCP", b"icc\0\0" + zeros))
    many = b"".join(samples.chunk(b"tEXt", b"Comment\0" + MARKER) for _ in range(50_000))
    yield Hostile("png with many texts", samples.png()[:33] + many + samples.png()[33:])
    scans = samples.jpeg(progressive=True)
    at = scans.rfind(b"\xff\xda")
    yield Hostile(
        "jpeg with 3 000 scans", scans[:at] + scans[at:-2] * 3000 + b"\xff\xd9", refused=True
    )
    yield Hostile(
        "jpeg with a thousand comments",
        samples.jpeg()[:2] + samples.segment(0xFE, MARKER) * 1000 + samples.jpeg()[2:],
    )


def with_riders() -> Iterator[Hostile]:
    for extension, content in samples.rasters().items():
        for what, rider in RIDERS.items():
            yield Hostile(f"{extension} followed by {what}", content + rider)
            yield Hostile(f"{what} followed by {extension}", rider + content, refused=True)
    yield Hostile("png with bytes between chunks", samples.png()[:33] + ACTIVE + samples.png()[33:])
    webp = samples.riff(b"WEBP", (samples.webp()[12:16], samples.webp()[20:]), (b"HTML", ACTIVE))
    yield Hostile("webp with a chunk of its own", webp)
    yield Hostile(
        "avif with a box of its own", samples.avif() + samples.box(b"uuid", bytes(16), ACTIVE)
    )
    yield Hostile("gif and archive", b"GIF89a\1\0\1\0\0\0\0;" + RIDERS["zip"], refused=True)
    yield Hostile("gif and script", b"GIF89a/*" + bytes(8) + RIDERS["js"], refused=True)
    yield Hostile(
        "jpeg and script",
        samples.jpeg()[:2] + samples.segment(0xE0, b"/*" + RIDERS["js"]) + samples.jpeg()[2:],
    )


def telling() -> Iterator[Hostile]:
    """Where somebody lives, and sentences that a page might show."""
    for what, text in {"html": ACTIVE, "words": MARKER}.items():
        gps = _exif(text)
        yield Hostile(f"jpeg, place and {what}", samples.with_jpeg_segment(0xE1, b"Exif\0\0" + gps))
        xmp = b"http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>" + text + b"</x:xmpmeta>"
        yield Hostile(f"jpeg, xmp with {what}", samples.with_jpeg_segment(0xE1, xmp))
        yield Hostile(
            f"jpeg, iptc with {what}",
            samples.with_jpeg_segment(0xED, b"Photoshop 3.0\x008BIM\4\4\0\0" + text),
        )
        yield Hostile(f"jpeg, comment with {what}", samples.with_jpeg_segment(0xFE, text))
        yield Hostile(
            f"jpeg, profile with {what}",
            samples.with_jpeg_segment(0xE2, b"ICC_PROFILE\0\1\1" + text),
        )
        yield from (
            Hostile(f"jpeg, segment {code:x} with {what}", samples.with_jpeg_segment(code, text))
            for code in (0xE3, 0xE8, 0xEC)
        )
        yield Hostile(f"png, text with {what}", samples.with_png_chunk(b"tEXt", b"Author\0" + text))
        yield Hostile(
            f"png, xmp with {what}",
            samples.with_png_chunk(b"iTXt", b"XML:com.adobe.xmp\0\0\0\0\0" + text),
        )
        yield Hostile(f"png, place and {what}", samples.with_png_chunk(b"eXIf", gps))
        yield Hostile(
            f"png, profile with {what}",
            samples.with_png_chunk(b"iCCP", b"p\0\0" + zlib.compress(text * 9)),
        )
        yield Hostile(f"png, own chunk with {what}", samples.with_png_chunk(b"lvRt", text))
        for name, flag in ((b"EXIF", 8), (b"XMP ", 4), (b"ICCP", 32)):
            canvas = (
                bytes((flag, 0, 0, 0)) + (71).to_bytes(3, "little") + (47).to_bytes(3, "little")
            )
            inner = (samples.webp()[12:16], samples.webp()[20:])
            parts = [(b"VP8X", canvas), (name, gps if flag == 8 else text), inner]
            yield Hostile(
                f"webp, {name.decode()} with {what}",
                samples.riff(b"WEBP", *(parts if flag == 32 else (parts[0], inner, parts[1]))),
            )
        tagged = samples.picture().copy()
        tagged.set_type(pyvips.GValue.blob_type, "exif-data", b"Exif\0\0" + gps)
        tagged.set_type(
            pyvips.GValue.blob_type, "xmp-data", b"<x:xmpmeta>" + text + b"</x:xmpmeta>"
        )
        yield Hostile(
            f"avif, place and xmp with {what}",
            tagged.heifsave_buffer(compression="av1", effort=0, keep="all"),
        )


def _exif(text: bytes) -> bytes:
    """A description and a latitude, as cameras write them."""
    entries = struct.pack("<HHII", 0x010E, 2, len(text), 100) + struct.pack(
        "<HHII", 0x8825, 4, 1, 60
    )
    place = (
        struct.pack("<H", 2)
        + struct.pack("<HHI4s", 1, 2, 2, b"N\0")
        + struct.pack("<HHII", 2, 5, 3, 300)
        + bytes(4)
    )
    content = b"II*\0" + struct.pack("<I", 8) + struct.pack("<H", 2) + entries + bytes(4)
    content = content.ljust(60, b"\0") + place
    return (
        content.ljust(100, b"\0") + text.ljust(200, b"\0") + struct.pack("<6I", 44, 1, 36, 1, 7, 1)
    )


def all_pictures() -> Iterator[Hostile]:
    for family in (too_large, just_allowed, inflating, with_riders, telling):
        yield from family()
