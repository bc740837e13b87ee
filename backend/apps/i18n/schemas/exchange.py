from datetime import datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from ninja import Field, Schema
from pydantic import StringConstraints

from apps.i18n.models import TextImport, TextImportLine
from apps.i18n.schemas.locales import Code
from apps.i18n.schemas.messages import MessageState
from shared.http.fields import PRINTED
from shared.language import text
from shared.translating.files import LARGEST_FILE

KINDS = {
    "json": "application/json",
    "csv": "text/csv; charset=utf-8",
    "xliff": "application/xliff+xml",
}
FILES = {
    200: {
        "description": "OK",
        "content": {
            "application/json": {"schema": {"type": "object"}},
            "text/csv": {"schema": {"type": "string"}},
            "application/xliff+xml": {"schema": {}},
        },
    }
}
LONGEST = (LARGEST_FILE + 2) // 3 * 4  # the largest file in base64
Action = Literal["new", "changed", "same", "kept", "refused"]


class ExportQuery(Schema):
    locale: Code
    format: Literal["json", "csv", "xliff"] = "csv"
    state: MessageState | None = None
    screen: str = Field("", max_length=60, pattern=PRINTED)


class TextImportIn(Schema):
    """A file of texts in one language, JSON, CSV or XLIFF; its bytes in base64."""

    locale: Code
    name: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=200, pattern=PRINTED),
    ]
    content: Annotated[str, Field(min_length=1, max_length=LONGEST)]


class TextImportCounts(Schema):
    new: int
    changed: int
    same: int
    kept: int  # edited here since they were exported
    refused: int


class TextImportOut(Schema):
    id: UUID
    locale: str
    name: str
    state: Literal["checked", "applied"]
    counts: TextImportCounts
    created_at: datetime
    applied_at: datetime | None


class TextImportLineOut(Schema):
    """A text of a file; `message` says why it is refused."""

    id: UUID
    number: int
    key: str
    forms: dict[str, str]
    action: Action
    message: str


class TextImportLines(Schema):
    items: list[TextImportLineOut]
    next: str | None


class TextLinesQuery(Schema):
    action: Action | None = None


def describe_import(found: TextImport) -> dict[str, Any]:
    return {
        "id": found.id,
        "locale": found.locale.code,
        "name": found.name,
        "state": found.state,
        "counts": found.counts,
        "created_at": found.created_at,
        "applied_at": found.applied_at,
    }


def describe_line(line: TextImportLine, *, language: str) -> dict[str, Any]:
    return {
        "id": line.id,
        "number": line.number,
        "key": line.key,
        "forms": line.forms,
        "action": line.action,
        "message": text(f"fields.{line.problem}", language) if line.problem else "",
    }
