import csv
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import TextIOWrapper
from tempfile import SpooledTemporaryFile
from typing import IO

from shared.exports.cells import inert
from shared.language import DEFAULT_LANGUAGE, text

SEPARATORS = {"fr-FR": ";", "en-GB": ","}  # what spreadsheets of that country expect
IN_MEMORY = 1024 * 1024
ENCODING = "utf-8-sig"  # without the mark, Excel reads accents as Windows-1252


@dataclass(frozen=True, slots=True)
class CsvFile:
    """A file ready to be sent, and how many rows it holds."""

    content: IO[bytes]
    rows: int


def csv_file(
    *, header: Sequence[str], rows: Iterable[Sequence[str]], language: str, most: int
) -> CsvFile:
    """A finished file of at most so many rows; a last line says so when there were more.

    It is written whole, inside the transaction that reads: a body streamed later would read
    after the transaction has ended, in nobody's name.
    """
    file = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 - whoever sends it closes it
    wrapper = TextIOWrapper(file, encoding=ENCODING, newline="")
    separator = SEPARATORS.get(language, SEPARATORS[DEFAULT_LANGUAGE])
    writer = csv.writer(wrapper, delimiter=separator)
    writer.writerow(map(inert, header))
    written = 0
    for row in rows:
        if written == most:
            writer.writerow([text("exports.cut", language, most=most)])
            break
        writer.writerow(map(inert, row))
        written += 1
    wrapper.detach()
    file.seek(0)
    return CsvFile(file, written)
