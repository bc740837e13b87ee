import csv
import re
from collections.abc import Iterator
from io import StringIO

from shared.sheets.limits import NOT_TAKEN
from shared.sheets.run import Numbered, Refused

SEPARATORS = ";,\t"
LOOKED_AT = 20
LONGEST_FIELD = 20_000
SAID = re.compile(r"sep=([;,\t])\r?\n", re.IGNORECASE)  # what Excel writes before the titles
MARKS = {b"\xef\xbb\xbf": "utf-8-sig", b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}


def lines(content: bytes) -> Iterator[Numbered]:
    """The lines of a text: by its mark, as UTF-8, or else as Windows writes French."""
    text = _decoded(content)
    if "\0" in text:
        raise Refused(NOT_TAKEN)
    csv.field_size_limit(LONGEST_FIELD)
    said = SAID.match(text)
    separator = said[1] if said else _separator(text)
    rows = csv.reader(StringIO(text, newline=""), delimiter=separator)
    for number, row in enumerate(rows, start=1):
        if not (said and number == 1):
            yield number, [cell.strip() for cell in row]


def _decoded(content: bytes) -> str:
    for mark, encoding in MARKS.items():
        if content.startswith(mark):
            return content.decode(encoding)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return content.decode("cp1252")


def _separator(text: str) -> str:
    """The one that cuts the first lines into the most cells, as many in each."""
    return max(SEPARATORS, key=lambda one: _regularity(text, one))


def _regularity(text: str, separator: str) -> int:
    rows = csv.reader(StringIO(text, newline=""), delimiter=separator)
    found = [
        len(row) for row, _ in zip((row for row in rows if row), range(LOOKED_AT), strict=False)
    ]
    if not found or found[0] < 2:
        return 0
    return found[0] * sum(count == found[0] for count in found)
