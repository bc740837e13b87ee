"""Which files are taken: by kind, how large; by extension, of which kind. Plain values: the analysis runs without Django."""

from typing import Final

MEGABYTE: Final = 1_000_000

LARGEST: Final[dict[str, int]] = {
    "image": 10 * MEGABYTE,
    "document": 25 * MEGABYTE,
    "audio": 30 * MEGABYTE,
    "video": 300 * MEGABYTE,
}

KINDS: Final[dict[str, str]] = {
    "jpg": "image",
    "jpeg": "image",
    "png": "image",
    "webp": "image",
    "avif": "image",
    "svg": "image",
    "pdf": "document",
    "mp3": "audio",
    "m4a": "audio",
    "wav": "audio",
    "mp4": "video",
    "webm": "video",
}

MIMES: Final[dict[str, str]] = {
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "png": "image/png",
    "webp": "image/webp",
    "avif": "image/avif",
    "svg": "image/svg+xml",
    "pdf": "application/pdf",
    "mp3": "audio/mpeg",
    "m4a": "audio/mp4",
    "wav": "audio/wav",
    "mp4": "video/mp4",
    "webm": "video/webm",
}
