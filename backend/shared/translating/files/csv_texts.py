"""A table: its titles, in French or in English, say which column is which."""

import csv
import re
from io import StringIO

from shared.exports import told_by
from shared.folding import fold
from shared.translating.files.limits import NOT_TAKEN
from shared.translating.files.lines import Read, Refused

TITLES = {
    "name": ("cle", "key"),
    "text": ("traduction", "translation"),
    "stamp": ("repere (a laisser tel quel)", "mark (leave as it is)"),
}
LOCALE = re.compile(r"(?:traduction|translation) \(([a-z0-9-]+)\)")
LONGEST_FIELD = 50_000


def read(content: bytes) -> Read:
    """The number of a line is that of the spreadsheet."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = content.decode("cp1252")
    if "\0" in text:
        raise Refused(NOT_TAKEN)
    csv.field_size_limit(LONGEST_FIELD)
    first = text.partition("\n")[0]
    rows = csv.reader(
        StringIO(text, newline=""), delimiter=max(";,\t", key=first.count), strict=True
    )
    titles = [fold(title).strip() for title in next(rows, [])]
    locale = next((found[1] for title in titles if (found := LOCALE.fullmatch(title))), "")
    columns = {name: _column(titles, words) for name, words in TITLES.items()}
    if columns["name"] is None or columns["text"] is None:
        raise Refused(NOT_TAKEN)
    lines = []
    for number, row in enumerate(rows, start=2):
        name, said, stamp = (_cell(row, columns[one]) for one in TITLES)
        if name:
            lines.append((number, name.strip(), said, stamp.strip()))
    return Read(locale, lines)


def _column(titles: list[str], words: tuple[str, ...]) -> int | None:
    return next(
        (
            at
            for at, title in enumerate(titles)
            if title.partition(" (")[0] in words or title in words
        ),
        None,
    )


def _cell(row: list[str], column: int | None) -> str:
    return told_by(row[column]) if column is not None and column < len(row) else ""
