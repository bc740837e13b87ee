"""Files of people, in memory instead of the store, and the steps that they go through."""

import csv
import json
from collections.abc import Callable, Sequence
from io import BytesIO, StringIO
from typing import Any
from xml.sax.saxutils import escape
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from apps.people.models import ImportLine, PeopleImport
from apps.people.services import imports
from apps.people.tests.acting import NOW
from shared import objects
from shared.actor import Actor
from shared.tenancy.scope import act_as_company

Row = Sequence[Any]
DAY_STYLE = (
    '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs>'
)
PARTS = {
    "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>',
    "_rels/.rels": '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    "xl/workbook.xml": '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
    "xl/styles.xml": f'<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">{DAY_STYLE}</styleSheet>',
}


def csv_bytes(rows: Sequence[Row], *, separator: str = ";", encoding: str = "utf-8") -> bytes:
    text = StringIO(newline="")
    csv.writer(text, delimiter=separator).writerows(rows)
    return text.getvalue().encode(encoding)


def xlsx_bytes(rows: Sequence[Row], **others: bytes) -> bytes:
    """A workbook: a number is a number, ("day", n) a date, ("formula", f, v) a formula and what it gave."""
    file = BytesIO()
    with ZipFile(file, "w", ZIP_DEFLATED) as folder:
        for name, content in PARTS.items():
            folder.writestr(name, content)
        folder.writestr("xl/worksheets/sheet1.xml", _sheet(rows))
        for name, bomb in others.items():
            folder.writestr(f"xl/{name}", bomb)
    return file.getvalue()


def _sheet(rows: Sequence[Row]) -> str:
    lines = "".join(
        f'<row r="{number}">{"".join(map(_cell, row))}</row>' for number, row in enumerate(rows, 1)
    )
    main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    return f'<worksheet xmlns="{main}"><sheetData>{lines}</sheetData></worksheet>'


def _cell(value: Any) -> str:
    match value:
        case ("day", serial):
            return f'<c s="1"><v>{serial}</v></c>'
        case ("formula", formula, given):
            return f'<c t="str"><f>{escape(formula)}</f><v>{escape(given)}</v></c>'
        case int() | float():
            return f"<c><v>{value}</v></c>"
    return f'<c t="inlineStr"><is><t>{escape(value)}</t></is></c>'


class Desk:
    """Somebody who brings files."""

    def __init__(self, actor: Actor, files: dict[str, bytes]) -> None:
        self.actor, self.files = actor, files

    def bring(self, content: bytes, name: str = "gens.csv") -> PeopleImport:
        """A file that has arrived and whose columns were read."""
        with act_as_company(self.actor.company_id):
            new = imports.start_import(actor=self.actor, name=name, size=len(content), now=NOW)
            self.files[new.object_key] = content
            imports.receive_file(actor=self.actor, people_import=new)
            imports.read_import(import_id=new.id)
        new.refresh_from_db()
        return new

    def check(self, content: bytes, mapping: list[str] | None = None) -> PeopleImport:
        """The same, after its dry run; the columns are what they were guessed to be."""
        new = self.bring(content)
        with act_as_company(self.actor.company_id):
            imports.map_columns(actor=self.actor, people_import=new, mapping=mapping or new.mapping)
            imports.check_import(import_id=new.id, now=NOW)
        new.refresh_from_db()
        return new

    def apply(self, content: bytes) -> PeopleImport:
        """The same, taken over to the end."""
        new = self.check(content)
        with act_as_company(self.actor.company_id):
            imports.apply_import(actor=self.actor, people_import=new, now=NOW)
            while imports.apply_lines(import_id=new.id, now=NOW):
                pass
        new.refresh_from_db()
        return new


def verdicts(people_import: PeopleImport) -> dict[int, str]:
    """Of each line, what it does, or what is wrong with it."""
    lines = ImportLine.objects.filter(people_import=people_import)
    return {
        line.number: " ".join([line.action, *(fault["code"] for fault in line.problems)])
        for line in lines
    }


@pytest.fixture
def desk(admin: Actor, monkeypatch: pytest.MonkeyPatch) -> Desk:
    files: dict[str, bytes] = {}
    size: Callable[[str], int | None] = lambda key: len(files[key]) if key in files else None  # noqa: E731
    monkeypatch.setattr(objects, "size_of", size)
    monkeypatch.setattr(objects, "read", lambda *, key: files[key])
    return Desk(admin, files)


@pytest.fixture
def read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are read in this process: starting another one takes longer than most of them."""
    from apps.people.analysis import run
    from apps.people.analysis.__main__ import answer_to

    def read(name: str, *, given: bytes, wall_seconds: float) -> bytes:
        return json.dumps(answer_to(given)).encode()

    monkeypatch.setattr(run, "python_filter", read)
