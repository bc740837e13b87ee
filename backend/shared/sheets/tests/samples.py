"""Spreadsheets for tests, as programs of all sorts write them."""

import csv
from collections.abc import Sequence
from io import BytesIO, StringIO
from typing import Any
from xml.sax.saxutils import escape
from zipfile import ZIP_DEFLATED, ZipFile

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
