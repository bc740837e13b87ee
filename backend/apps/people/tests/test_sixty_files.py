"""Sixty files of the same people, as spreadsheets of all sorts write them: no line may be read wrong."""

from collections.abc import Iterator, Mapping
from datetime import date
from itertools import product
from typing import Any

import pytest

from apps.people.services.imports._cells import read_cells
from apps.people.services.imports._columns import guess_fields
from shared.sheets.__main__ import answer_to
from shared.sheets.tests.samples import csv_bytes, xlsx_bytes

FRENCH = ["Matricule", "Nom", "Prénom", "E-mail", "Téléphone", "Contrat", "Langue", "Arrivée le"]
ENGLISH = [
    "Reference",
    "Last name",
    "First name",
    "E-mail",
    "Phone",
    "Contract",
    "Language",
    "Joined",
]
PEOPLE = [
    [
        "00123",
        "Élie-Noël",
        "Zoé",
        "ZOE@exemple.test",
        "06 12 34 56 78",
        "CDI",
        "Français",
        "01/03/2027",
    ],
    ["=1+1", "O’Brien", "Seán", "", "+44 20 7946 0958", "", "en", "2027-03-01"],
    ["+A7", "d'Œuvre; fils", "Anaïs, dite « Nana »", "", "", "saisonnière", "", "1.3.2027"],
    ["@B8", "Vidal\nBosc", '"Paul"', "paul@exemple.test", "0033612345678", "Intérim", "", ""],
]
TOLD: list[dict[str, str]] = [
    {
        "reference": "00123",
        "last_name": "Élie-Noël",
        "first_name": "Zoé",
        "email": "zoe@exemple.test",
        "phone": "+33612345678",
        "contract": "permanent",
        "language": "fr-FR",
        "joined_on": "2027-03-01",
    },
    {
        "reference": "=1+1",
        "last_name": "O’Brien",
        "first_name": "Seán",
        "phone": "+442079460958",
        "language": "en-GB",
        "joined_on": "2027-03-01",
    },
    {
        "reference": "+A7",
        "last_name": "d'Œuvre; fils",
        "first_name": "Anaïs, dite « Nana »",
        "contract": "seasonal",
        "joined_on": "2027-03-01",
    },
    {
        "reference": "@B8",
        "last_name": "Vidal Bosc",
        "first_name": '"Paul"',
        "email": "paul@exemple.test",
        "phone": "+33612345678",
        "contract": "agency",
    },
]
MARCH = ("day", (date(2027, 3, 1) - date(1899, 12, 30)).days)  # as a workbook counts days


def text_files() -> Iterator[tuple[str, bytes]]:
    encodings = ("utf-8", "utf-8-sig", "cp1252", "utf-16")
    for encoding, separator, titles in product(encodings, ";,\t", (FRENCH, ENGLISH)):
        rows = csv_bytes([titles, *PEOPLE], separator=separator, encoding=encoding)
        yield f"{encoding} {separator!r} {titles[1]}", rows
        lines = csv_bytes([titles, [], *PEOPLE, []], separator=separator)
        text = lines.decode().replace("\r\n", "\n") + "\n" * 3
        yield f"{encoding} {separator!r} {titles[1]} unix", text.encode(encoding)


def workbooks() -> Iterator[tuple[str, bytes]]:
    """Days as days, a telephone as a number, references with zeros as texts, and formulas."""
    dated: list[list[Any]] = [[*row[:-1], MARCH if row[-1] else ""] for row in PEOPLE]
    numbers = [[*row] for row in dated]
    numbers[0][4] = 612345678
    formulas: list[list[Any]] = [
        ["" if cell == "" else ("formula", "A1", cell) for cell in row] for row in PEOPLE
    ]
    kinds: list[list[list[Any]]] = [[*PEOPLE], dated, numbers, formulas]
    for titles, rows in product((FRENCH, ENGLISH), kinds):
        yield f"xlsx {titles[1]} {rows[0][4]!r} {rows[0][7]!r}", xlsx_bytes([titles, *rows])
    yield "xlsx, empty lines", xlsx_bytes([[], FRENCH, [], *dated, []])
    yield "xlsx, other order", xlsx_bytes([FRENCH[::-1], *(row[::-1] for row in dated)])
    yield "csv, other order", csv_bytes([FRENCH[::-1], *(row[::-1] for row in PEOPLE)])
    yield "csv, said separator", b"sep=,\r\n" + csv_bytes([FRENCH, *PEOPLE], separator=",")


FILES = dict([*text_files(), *workbooks()])


def told_by(content: bytes) -> list[Mapping[str, Any]]:
    """What the lines of a file say, once its columns are guessed; unclear cells are told too."""
    table: Any = answer_to(content)
    fields = guess_fields(table["titles"], remembered={})
    lines = (read_cells(dict(zip(fields, cells, strict=True))) for _, cells in table["lines"])
    return [told | {"problems": problems} if problems else told for told, problems in lines]


def test_there_are_sixty():
    assert len(FILES) == 60


@pytest.mark.parametrize("name", FILES)
def test_no_line_is_read_wrong(name: str):
    assert told_by(FILES[name]) == TOLD


@pytest.mark.parametrize("made", [csv_bytes, xlsx_bytes], ids=["csv", "xlsx"])
def test_twenty_thousand_lines_are_read(made: Any):
    titles, rows = FRENCH[:2], [[f"{number:05}", "Vidal"] for number in range(20_000)]

    told = told_by(made([titles, *rows]))

    assert told == [{"reference": reference, "last_name": "Vidal"} for reference, _ in rows]
