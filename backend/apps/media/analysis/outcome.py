"""What an analysis says, in plain values: it comes out of another process."""

from dataclasses import dataclass, field

UNREADABLE = "media_unreadable"
NOT_TAKEN = "media_not_taken"
TOO_LARGE = "media_too_large"
TOO_MANY_PIXELS = "media_too_many_pixels"
LOCKED = "media_locked"


class Refused(Exception):
    """The file is not taken; `code` names the sentence that says why, `kind` what the file is if that is known."""

    def __init__(self, code: str = UNREADABLE, *, kind: str = "") -> None:
        super().__init__(code)
        self.code, self.kind = code, kind


@dataclass(frozen=True, slots=True, kw_only=True)
class Analysed:
    """A clean file, and what is known of it."""

    kind: str  # of MediaKind
    mime: str
    extension: str
    size: int  # of the cleaned original
    sha256: str  # of the bytes as they were sent
    width: int | None = None
    height: int | None = None
    duration_ms: int | None = None
    placeholder: str = ""
    renditions: tuple[tuple[int, int], ...] = field(default=())  # width, height; in WebP and AVIF


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """What the reader of one format knows of a file, once its clean copy is written."""

    extension: str = ""  # when the clean copy has another format
    width: int | None = None
    height: int | None = None
    duration_ms: int | None = None
    placeholder: str = ""
    renditions: tuple[tuple[int, int], ...] = field(default=())
