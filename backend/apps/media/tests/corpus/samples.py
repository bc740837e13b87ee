"""Small, valid files of every format, to be spoilt by the others."""

import logging
import struct
import zlib
from functools import cache

import pyvips

logging.getLogger("pyvips").setLevel(logging.WARNING)  # it tells of every thread


@cache
def picture(width: int = 72, height: int = 48, *, bands: int = 3) -> pyvips.Image:
    noise = pyvips.Image.gaussnoise(width, height, mean=128, sigma=40, seed=5)
    image = noise.bandjoin([noise + 20 * band for band in range(1, bands)]) if bands > 1 else noise
    shown = "srgb" if bands > 2 else "b-w"
    return image.cast("uchar").copy(interpretation=shown).copy_memory()


@cache
def jpeg(*, progressive: bool = False) -> bytes:
    return bytes(picture().jpegsave_buffer(Q=80, interlace=progressive, keep="none"))


@cache
def png(*, interlaced: bool = False, bands: int = 3) -> bytes:
    return bytes(picture(bands=bands).pngsave_buffer(interlace=interlaced, keep="none"))


@cache
def webp(*, lossless: bool = False, bands: int = 3) -> bytes:
    return bytes(picture(bands=bands).webpsave_buffer(lossless=lossless, keep="none"))


@cache
def avif() -> bytes:
    return bytes(picture().heifsave_buffer(compression="av1", effort=0, keep="none"))


def rasters() -> dict[str, bytes]:
    return {"jpg": jpeg(), "png": png(), "webp": webp(), "avif": avif()}


def chunk(name: bytes, data: bytes) -> bytes:
    """A chunk of a PNG."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def with_png_chunk(name: bytes, data: bytes) -> bytes:
    """A PNG that carries one chunk more, after its header."""
    return png()[:33] + chunk(name, data) + png()[33:]


def segment(code: int, data: bytes) -> bytes:
    """A segment of a JPEG."""
    return bytes((0xFF, code)) + struct.pack(">H", len(data) + 2) + data


def with_jpeg_segment(code: int, data: bytes) -> bytes:
    return jpeg()[:2] + segment(code, data) + jpeg()[2:]


def riff(form: bytes, *chunks: tuple[bytes, bytes]) -> bytes:
    body = b"".join(
        name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)
        for name, data in chunks
    )
    return b"RIFF" + struct.pack("<I", len(body) + 4) + form + body


def box(name: bytes, *content: bytes) -> bytes:
    body = b"".join(content)
    return struct.pack(">I", len(body) + 8) + name + body


def track(
    handler: bytes = b"vide", *, width: int = 640, height: int = 360, more: bytes = b""
) -> bytes:
    header = bytes(76) + struct.pack(">II", width << 16, height << 16)
    reference = box(b"dref", struct.pack(">II", 0, 1), box(b"url ", b"\0\0\0\1"))
    return box(
        b"trak",
        box(b"tkhd", header),
        box(
            b"mdia",
            box(b"hdlr", bytes(8) + handler + bytes(12) + b"VideoHandler\0"),
            box(
                b"minf",
                box(b"dinf", reference),
                box(b"stbl", box(b"stco", struct.pack(">III", 0, 1, 32))),
            ),
        ),
        more,
    )


def mp4(
    *,
    brand: bytes = b"isom",
    handler: bytes = b"vide",
    in_moov: bytes = b"",
    after: bytes = b"",
    more: bytes = b"",
) -> bytes:
    movie = bytes(12) + struct.pack(">II", 1000, 4200) + bytes(80)
    return (
        box(b"ftyp", brand + bytes(4) + brand)
        + box(b"mdat", b"\1\2\3\4" * 16)
        + box(b"moov", box(b"mvhd", movie), track(handler, more=more), in_moov)
        + after
    )


def m4a(**more: bytes) -> bytes:
    return mp4(brand=b"M4A ", handler=b"soun", **more)


def mp3(*, before: bytes = b"", after: bytes = b"", frames: int = 20) -> bytes:
    frame = b"\xff\xfb\x90\x00" + bytes(413)  # 128 kbit/s, 44.1 kHz: 417 bytes
    return before + frame * frames + after


def id3(*frames: tuple[bytes, bytes]) -> bytes:
    body = b"".join(name + struct.pack(">I", len(data)) + b"\0\0" + data for name, data in frames)
    size = bytes(len(body) >> shift & 127 for shift in (21, 14, 7, 0))
    return b"ID3\3\0\0" + size + body


def wav(*more: tuple[bytes, bytes], first: tuple[tuple[bytes, bytes], ...] = ()) -> bytes:
    sound = struct.pack("<HHIIHH", 1, 1, 8000, 16000, 2, 16)
    return riff(b"WAVE", *first, (b"fmt ", sound), (b"data", b"\1\0" * 8000), *more)


def element(number: int, *content: bytes) -> bytes:
    """An element of a WebM."""
    body = b"".join(content)
    raw = number.to_bytes((number.bit_length() + 7) // 8, "big")
    return raw + (len(body) | 1 << 56).to_bytes(8, "big") + body


def webm(
    *,
    in_segment: bytes = b"",
    in_info: bytes = b"",
    in_track: bytes = b"",
    doc: bytes = b"webm",
    after: bytes = b"",
) -> bytes:
    video = element(
        0xE0, element(0xB0, struct.pack(">H", 640)), element(0xBA, struct.pack(">H", 360))
    )
    return (
        element(0x1A45DFA3, element(0x4282, doc))
        + element(
            0x18538067,
            element(
                0x1549A966,
                element(0x2AD7B1, b"\x0f\x42\x40"),
                element(0x4489, struct.pack(">d", 4200.0)),
                element(0x4D80, b"muxer"),
                element(0x5741, b"writer"),
                in_info,
            ),
            element(0x1654AE6B, element(0xAE, element(0xD7, b"\1"), video, in_track)),
            in_segment,
            element(0x1F43B675, element(0xE7, b"\0"), element(0xA3, b"\x81\0\0\x80" + bytes(64))),
        )
        + after
    )


def pdf(
    *, catalog: bytes = b"", trailer: bytes = b"", extra: bytes = b"", version: bytes = b"1.7"
) -> bytes:
    body = (
        b"%PDF-" + version + b"\n1 0 obj\n<</Type/Catalog/Pages 2 0 R" + catalog + b">>\nendobj\n"
    )
    body += b"2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R>>\nendobj\n"
    body += extra
    return body + b"trailer\n<</Root 1 0 R" + trailer + b">>\nstartxref\n%d\n%%%%EOF\n" % len(body)


def svg(inside: str = '<rect width="9" height="9"/>', *, root: str = "", before: str = "") -> bytes:
    names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f'{before}<svg {names} viewBox="0 0 20 10" {root}>{inside}</svg>'.encode()


def everything() -> dict[str, bytes]:
    others = {
        "svg": svg(),
        "pdf": pdf(),
        "mp3": mp3(before=id3((b"TIT2", b"\0title"))),
        "m4a": m4a(),
    }
    return {**rasters(), **others, "wav": wav(), "mp4": mp4(), "webm": webm()}
