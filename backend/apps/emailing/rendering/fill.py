"""Filling the holes of a prepared message: every value is made harmless for the place where it stands."""

import re
from collections.abc import Callable, Mapping
from enum import Enum
from html import escape
from itertools import chain

from apps.emailing.message import header_name, one_line
from apps.emailing.rendering import quoting

ADDRESSES = frozenset({"link", "unsubscribe"})

NEXT_LINE = b"\r\n "  # of a header
_SUBJECT = b"\r\nSubject:"

_MARK = re.compile(rb"\x01([PHTSFN])([a-z_]+)(?:=([0-9a-f]*)=([0-9a-f]*))?\x02")
_ADDRESS = re.compile(r"https?://[^\s\\@/?#<>\"']+(?:[/?#][^\s\\<>\"']*)?")


class Place(Enum):
    PLAIN = b"P"  # made by us: an id, a date, an address that was checked
    HEADER = b"S"  # of messages that were made before the next two
    FIRST = b"F"  # in a header
    NEXT = b"N"  # in a header, after other words of it
    TEXT = b"T"
    HTML = b"H"


Way = Callable[[str], bytes]


def _header_words(before: bytes) -> Way:
    return lambda text: before + quoting.words(text) if text else b""


# How words stand in each place, and what is done to a value first.
_WORDS: dict[bytes, Way] = {
    Place.PLAIN.value: str.encode,
    Place.HEADER.value: lambda text: quoting.words(text or " "),
    Place.FIRST.value: _header_words(b" "),
    Place.NEXT.value: _header_words(NEXT_LINE),
    Place.TEXT.value: quoting.quote,
    Place.HTML.value: lambda text: quoting.quote(escape(text)),
}
_VALUES: dict[bytes, Callable[[str], str]] = {
    Place.PLAIN.value: str,
    **dict.fromkeys((Place.HEADER.value, Place.FIRST.value, Place.NEXT.value), header_name),
    **dict.fromkeys((Place.TEXT.value, Place.HTML.value), one_line),
}


def _way(place: bytes, with_value: bytes | None, without: bytes | None) -> Way:
    """What a hole says of a value: itself, or the words that stand only beside one."""
    words, cleaned = _WORDS[place], _VALUES[place]
    if with_value is None or without is None:
        return lambda value: words(cleaned(value))
    both = [words(bytes.fromhex(one.decode()).decode()) for one in (without, with_value)]
    return lambda value: both[bool(cleaned(value))]


def mark(place: Place, name: str) -> bytes:
    """Where a value will stand; encoded text holds neither of the two signs."""
    return b"\x01" + place.value + name.encode() + b"\x02"


class Form:
    """A prepared message, cut at its holes once."""

    def __init__(self, message: bytes) -> None:
        parts = _MARK.split(message)
        self._fixed = parts[0::5]
        self._begins_with_hole = Place.FIRST.value in parts[1::5]
        self._holes = [
            (_way(place, with_value, without), name.decode())
            for place, name, with_value, without in zip(
                parts[1::5], parts[2::5], parts[3::5], parts[4::5], strict=True
            )
        ]

    def fill(self, values: Mapping[str, str]) -> bytes:
        """The message of one person; a value that is missing is a KeyError, an address that is none a ValueError."""
        for name in ADDRESSES & values.keys():
            if not _ADDRESS.fullmatch(values[name]):
                raise ValueError(f"{name} is no address")
        said = (way(values[name]) for way, name in self._holes)
        content = self._fixed[0] + b"".join(
            chain.from_iterable(zip(said, self._fixed[1:], strict=True))
        )
        if self._begins_with_hole:  # in which nothing may stand
            return content.replace(_SUBJECT + NEXT_LINE, _SUBJECT + b" ", 1)
        return content
