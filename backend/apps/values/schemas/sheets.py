from typing import Annotated, Any, Literal
from uuid import UUID

from django.http import FileResponse
from ninja import Field, Schema

from apps.values.services import SheetLine as Line
from shared.exports import CsvFile
from shared.language import text

CSV = {200: {"description": "OK", "content": {"text/csv": {"schema": {"type": "string"}}}}}
LONGEST = 700_000  # the largest file in base64


class SheetIn(Schema):
    """A file for the whole company, or for one site; its bytes in base64."""

    site: UUID | None = None
    content: Annotated[str, Field(min_length=1, max_length=LONGEST)]


class SheetLine(Schema):
    """What one line of the file would do; `message` says what is wrong with it."""

    number: int
    action: Literal["changed", "same", "blank", "unknown", "invalid"]
    name: str
    key: str
    before: str
    after: str
    message: str


class CheckedSheet(Schema):
    lines: list[SheetLine]


def describe_sheet_line(line: Line, *, language: str) -> dict[str, Any]:
    return {
        "number": line.number,
        "action": line.action,
        "name": line.name,
        "key": line.key,
        "before": line.before,
        "after": line.after,
        "message": text(f"fields.{line.problem}", language) if line.problem else "",
    }


def sheet_answer(file: CsvFile) -> FileResponse:
    """A file that spreadsheets open."""
    return FileResponse(
        file.content,
        as_attachment=True,
        filename="informations.csv",
        content_type="text/csv; charset=utf-8",
    )
