"""What a file is, by its first bytes. Its name says nothing."""

import re

from apps.media.analysis.outcome import NOT_TAKEN, Refused

ENOUGH = 4096
AUDIO_BRANDS = {b"M4A ", b"M4B "}
VIDEO_BRANDS = {b"isom", b"iso2", b"iso4", b"iso5", b"iso6", b"mp41", b"mp42", b"avc1", b"M4V ", b"dash", b"MSNV"}  # fmt: skip
STILL_BRANDS = {b"avif", b"avis", b"mif1"}
SVG_START = re.compile(
    rb"\A(?:\xef\xbb\xbf)?\s*(?:<\?xml|<!--|<!DOCTYPE\s+svg|<(?:\w+:)?svg[\s>/])"
)


def extension_of(head: bytes) -> str:
    """The extension of what these bytes begin; refused when it is nothing that we take."""
    extension = _by_signature(head) or _container(head) or _loose(head)
    if extension is None:
        raise Refused(NOT_TAKEN)
    return extension


def _by_signature(head: bytes) -> str | None:
    for signature, extension in (
        (b"\xff\xd8\xff", "jpg"),
        (b"\x89PNG\r\n\x1a\n", "png"),
        (b"%PDF-", "pdf"),
        (b"\x1aE\xdf\xa3", "webm"),
        (b"ID3", "mp3"),
    ):
        if head.startswith(signature):
            return extension
    return None


def _container(head: bytes) -> str | None:
    if head[:4] == b"RIFF":
        return {b"WEBP": "webp", b"WAVE": "wav"}.get(head[8:12])
    if head[4:8] != b"ftyp":
        return None
    length = min(int.from_bytes(head[:4], "big"), len(head))
    brands = [head[8:12], *(head[at : at + 4] for at in range(16, length - 3, 4))]
    if brands[0] in STILL_BRANDS:
        return "avif" if b"avif" in brands else None
    if brands[0] in AUDIO_BRANDS:
        return "m4a"
    return "mp4" if brands[0] in VIDEO_BRANDS else None


def _loose(head: bytes) -> str | None:
    if len(head) > 3 and head[0] == 0xFF and head[1] & 0xE6 == 0xE2:  # a frame of layer III
        return "mp3"
    return "svg" if SVG_START.match(head) else None
