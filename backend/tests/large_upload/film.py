"""A film of any size: true boxes around pictures that nobody could watch."""

import hashlib
import os
import struct
from pathlib import Path

CHUNK = 4_000_000


def box(name: bytes, *content: bytes) -> bytes:
    body = b"".join(content)
    return struct.pack(">I4s", 8 + len(body), name) + body


def head() -> bytes:
    """Ten seconds of 640 × 360."""
    movie = box(b"mvhd", bytes(12), struct.pack(">II", 1000, 10_000), bytes(80))
    track = box(b"tkhd", bytes(76), struct.pack(">II", 640 << 16, 360 << 16))
    handler = box(b"hdlr", bytes(8), b"vide", bytes(12))
    return box(b"ftyp", b"isom", bytes(4), b"isommp42") + box(
        b"moov", movie, box(b"trak", track, box(b"mdia", handler))
    )


def write_film(file: Path, *, size: int) -> str:
    """A film of exactly this many bytes; its SHA-256."""
    digest, start = hashlib.sha256(), head()
    left = size - len(start) - 8
    with file.open("wb") as film:
        for piece in (start, struct.pack(">I4s", left + 8, b"mdat")):
            film.write(piece)
            digest.update(piece)
        while left:
            piece = os.urandom(min(CHUNK, left))
            film.write(piece)
            digest.update(piece)
            left -= len(piece)
    return digest.hexdigest()
