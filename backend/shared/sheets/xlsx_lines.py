from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from io import BytesIO
from zipfile import BadZipFile, ZipFile

from python_calamine import CalamineWorkbook

from shared.sheets.limits import (
    LARGEST_UNPACKED,
    MOST_COLUMNS,
    MOST_ENTRIES,
    MOST_LINES,
    NOT_TAKEN,
    TOO_LARGE,
    TOO_MANY_LINES,
    UNREADABLE,
)
from shared.sheets.run import Numbered, Refused

WORKBOOK = "xl/workbook.xml"
FARTHEST = 100_000  # lines that a sheet may reach down to, empty ones included
Cell = int | float | str | bool | time | date | datetime | timedelta


def lines(content: bytes) -> Iterator[Numbered]:
    """The lines of the first sheet that has any. Of a formula, what it last gave: it is data."""
    _require_small(content)
    book = CalamineWorkbook.from_filelike(BytesIO(content))
    for name in book.sheet_names:
        sheet = book.get_sheet_by_name(name)
        if sheet.height > FARTHEST:
            raise Refused(TOO_MANY_LINES)
        if sheet.height * sheet.width > FARTHEST * MOST_COLUMNS:
            raise Refused(TOO_LARGE)
        first = sheet.start[0] if sheet.start else 0
        rows = sheet.to_python(skip_empty_area=True)
        if any(cell != "" for row in rows[: MOST_LINES + 1] for cell in row):
            for number, row in enumerate(rows, start=first + 1):
                yield number, [_text(cell) for cell in row]
            return


def _require_small(content: bytes) -> None:
    """Read the directory of the ZIP before anything is unpacked."""
    try:
        entries = ZipFile(BytesIO(content)).infolist()
    except BadZipFile as error:
        raise Refused(UNREADABLE) from error
    if WORKBOOK not in {entry.filename for entry in entries}:
        raise Refused(NOT_TAKEN)
    if len(entries) > MOST_ENTRIES or sum(one.file_size for one in entries) > LARGEST_UNPACKED:
        raise Refused(TOO_LARGE)


def _text(cell: Cell) -> str:
    """As somebody would type it: whole numbers without a point, days as 2027-03-16."""
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    if isinstance(cell, datetime) and cell.time() == time():
        return cell.date().isoformat()
    if isinstance(cell, date | datetime | time):
        return cell.isoformat()
    return str(cell).replace("\0", "").strip()  # which no text of PostgreSQL holds
