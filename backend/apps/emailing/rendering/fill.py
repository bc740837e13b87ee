"""Filling the holes of a prepared message: every value is made harmless for the place where it stands."""

import re
from collections.abc import Callable, Mapping
from enum import Enum
from html import escape
from itertools import chain

from apps.emailing.message import header_name, one_line
from apps.emailing.rendering import quoting

ADDRESSES = frozenset({"link", "unsubscribe"})

_MARK = re.compile(rb"\x01([PHTS])([a-z_]+)\x02")
_ADDRESS = re.compile(r"https?://[^\s\\@/?#<>\"']+(?:[/?#][^\s\\<>\"']*)?")


class Place(Enum):
    PLAIN = b"P"  # made by us: an id, a date, an address that was checked
    HEADER = b"S"
    TEXT = b"T"
    HTML = b"H"


_WAYS: dict[bytes, Callable[[str], bytes]] = {
    Place.PLAIN.value: str.encode,
    Place.HEADER.value: lambda value: quoting.words(header_name(value) or " "),
    Place.TEXT.value: lambda value: quoting.quote(one_line(value)),
    Place.HTML.value: lambda value: quoting.quote(escape(one_line(value))),
}


def mark(place: Place, name: str) -> bytes:
    """Where a value will stand; encoded text holds neither of the two signs."""
    return b"\x01" + place.value + name.encode() + b"\x02"


class Form:
    """A prepared message, cut at its holes once."""

    def __init__(self, message: bytes) -> None:
        parts = _MARK.split(message)
        self._fixed = parts[0::3]
        self._holes = [
            (_WAYS[place], name.decode())
            for place, name in zip(parts[1::3], parts[2::3], strict=True)
        ]

    def fill(self, values: Mapping[str, str]) -> bytes:
        """The message of one person; a value that is missing is a KeyError, an address that is none a ValueError."""
        for name in ADDRESSES & values.keys():
            if not _ADDRESS.fullmatch(values[name]):
                raise ValueError(f"{name} is no address")
        said = (way(values[name]) for way, name in self._holes)
        return self._fixed[0] + b"".join(
            chain.from_iterable(zip(said, self._fixed[1:], strict=True))
        )
