"""Where an answer may send a browser: to a path of ours, read in whatever way."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Annotated
from urllib.parse import unquote

from pydantic import AfterValidator, Field

LONGEST = 2048
FORMAT = "same-origin-path"
WRITTEN = re.compile(r"/[!-\[\]-~]*")  # visible ASCII, without the backslash
BROKEN_ESCAPE = re.compile(r"%(?![0-9A-Fa-f]{2})")
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def require_same_origin(address: str) -> str:
    """The address itself, when no browser, proxy or server can take it for another place."""
    path = re.split(r"[?#]", address, maxsplit=1)[0]
    if (
        len(address) > LONGEST
        or not WRITTEN.fullmatch(address)
        or any(_misleads(reading) for reading in _readings(path))
    ):
        raise ValueError("not a path of ours")
    return address


def _readings(path: str) -> Iterator[str]:
    """The path as it is written, and as whoever decodes it once, twice… would read it."""
    yield path
    while (decoded := unquote(path, errors="strict")) != path:
        path = decoded
        yield path


def _misleads(path: str) -> bool:
    return (
        "//" in path
        or "\\" in path
        or BROKEN_ESCAPE.search(path) is not None
        or any(unicodedata.category(letter) in UNSEEN for letter in path)
    )


SameOriginPath = Annotated[
    str, AfterValidator(require_same_origin), Field(json_schema_extra={"format": FORMAT})
]
