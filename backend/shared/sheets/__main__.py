"""The limited process: `python -m shared.sheets` reads a file and prints its cells as one line of JSON."""

import json
import sys
from collections.abc import Iterator

from shared.sheets import csv_lines, xlsx_lines
from shared.sheets.limits import (
    EMPTY,
    LIMITS,
    LONGEST_CELL,
    MOST_CHARACTERS,
    MOST_COLUMNS,
    MOST_LINES,
    NOT_TAKEN,
    TOO_LARGE,
    TOO_MANY_LINES,
    UNREADABLE,
)
from shared.sheets.run import Numbered, Refused

ZIP, OLD_EXCEL, PDF = b"PK\x03\x04", b"\xd0\xcf\x11\xe0", b"%PDF"


def main() -> None:
    """Say what the cells are, or why the file is not taken."""
    LIMITS.limit_this_process()
    sys.stdout.write(json.dumps(answer_to(sys.stdin.buffer.read())))


def answer_to(content: bytes) -> dict[str, object]:
    """The table, or the code of a refusal."""
    try:
        return table_of(content)
    except Refused as refused:
        return {"refused": refused.code}
    except Exception:  # whatever a stranger's bytes make fail is their fault
        return {"refused": UNREADABLE}


def table_of(content: bytes) -> dict[str, object]:
    """The titles, and the lines that say something."""
    if content.startswith((OLD_EXCEL, PDF)):
        raise Refused(NOT_TAKEN)
    read = xlsx_lines.lines if content.startswith(ZIP) else csv_lines.lines
    told = _filled(read(content))
    _, titles = next(told, (0, []))
    titles = _without_empty_end(titles)
    if len(titles) > MOST_COLUMNS:
        raise Refused(TOO_LARGE)
    lines: list[Numbered] = []
    room = MOST_CHARACTERS
    for number, cells in told:
        kept = [cell[:LONGEST_CELL] for cell in cells[: len(titles)]]
        room -= sum(map(len, kept))
        if len(lines) == MOST_LINES:
            raise Refused(TOO_MANY_LINES)
        if room < 0:
            raise Refused(TOO_LARGE)
        lines.append((number, kept + [""] * (len(titles) - len(kept))))
    if not lines:
        raise Refused(EMPTY)
    return {"titles": [title[:LONGEST_CELL] for title in titles], "lines": lines}


def _filled(lines: Iterator[Numbered]) -> Iterator[Numbered]:
    """Each line with its number, from 1; those without a word are passed over."""
    return ((number, cells) for number, cells in lines if any(cells))


def _without_empty_end(cells: list[str]) -> list[str]:
    while cells and not cells[-1]:
        cells = cells[:-1]
    return cells


if __name__ == "__main__":
    main()
