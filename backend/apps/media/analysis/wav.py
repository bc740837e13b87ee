"""WAV: only the description of the sound and the sound are kept."""

from pathlib import Path

from apps.media.analysis import files
from apps.media.analysis.files import Reader
from apps.media.analysis.outcome import Found, Refused

MOST_CHUNKS = 1000
TAKEN_FORMATS = {1, 3, 6, 7, 0xFFFE}  # PCM, float, A-law, µ-law, extensible


def clean(*, folder: Path, extension: str) -> Found:
    """Write `fmt ` and `data` anew, without what stands around them."""
    del extension
    sent = files.sent(folder)
    with Reader(sent) as reader:
        chunks = _chunks(reader)
        if b"fmt " not in chunks or b"data" not in chunks:
            raise Refused
        start, size = chunks[b"fmt "]
        description = reader.at(start, min(size, 40))
    data_start, data_size = chunks[b"data"]
    per_second = int.from_bytes(description[8:12], "little")
    if len(description) < 16 or not per_second or not data_size:
        raise Refused
    if int.from_bytes(description[:2], "little") not in TAKEN_FORMATS:
        raise Refused
    files.copy_range(
        source=sent,
        start=data_start,
        end=data_start + data_size,
        target=files.cleaned(folder),
        before=_head(description, data_size),
    )
    return Found(duration_ms=1000 * data_size // per_second)


def _chunks(reader: Reader) -> dict[bytes, tuple[int, int]]:
    """Where each chunk lies: the first of its name counts."""
    chunks: dict[bytes, tuple[int, int]] = {}
    at = 12
    for _ in range(MOST_CHUNKS):
        if at + 8 > reader.size:
            return chunks
        head = reader.at(at, 8)
        size = int.from_bytes(head[4:], "little")
        if at + 8 + size > reader.size:
            raise Refused
        chunks.setdefault(head[:4], (at + 8, size))
        at += 8 + size + size % 2
    raise Refused


def _head(description: bytes, data_size: int) -> bytes:
    sizes = (20 + len(description) + data_size, len(description), data_size)
    whole, first, second = (size.to_bytes(4, "little") for size in sizes)
    return b"RIFF" + whole + b"WAVEfmt " + first + description + b"data" + second
