from datetime import datetime, timedelta
from typing import Annotated, Any, Literal
from uuid import UUID

from ninja import Field, Schema

from apps.booklets.models import Booklet
from apps.companies.schemas.parts import line
from apps.people.models import ImportLine, ImportState, LineAction, PeopleImport
from apps.people.selectors import problem_text
from shared import objects
from shared.language import text
from shared.pagination import Page

UPLOAD_LASTS = timedelta(hours=1)

PersonField = Literal[
    "", "first_name", "last_name", "reference", "email", "phone", "language", "site", "job",
    "contract", "groups", "joined_on", "left_on", "representative", "relation",
    "representative_email",
]  # fmt: skip


class ImportIn(Schema):
    """`booklet`: these people become its participants."""

    name: Annotated[str, line(200, shortest=1)]
    size: int = Field(ge=1, le=100_000_000)
    booklet: UUID | None = None


class ImportColumn(Schema):
    title: str
    samples: list[str]
    field: str  # what it is, or "": nothing that is kept


class ImportCounts(Schema):
    new: int = 0
    changed: int = 0
    same: int = 0
    error: int = 0
    applied: int = 0


class ImportBooklet(Schema):
    id: UUID
    name: str


class ImportOut(Schema):
    """A file of people. Created: sent, then read; it has columns once it was read."""

    id: UUID
    state: ImportState
    name: str
    size: int
    columns: list[ImportColumn]
    counts: ImportCounts
    booklet: ImportBooklet | None  # whose participants these people become
    error: str  # why the file was refused, as a sentence
    by_name: str
    created_at: datetime
    expires_at: datetime


class StartedImport(ImportOut):
    """`address` takes exactly the announced bytes, by PUT, for an hour."""

    address: str


class ImportPage(Schema):
    items: list[ImportOut]
    next: str | None


class MappingIn(Schema):
    """For each column, in their order, what it is."""

    mapping: list[PersonField] = Field(max_length=60)


class LinesQuery(Schema):
    action: LineAction = LineAction.ERROR


class LineProblem(Schema):
    field: str
    message: str


class ImportLineOut(Schema):
    number: int
    told: dict[str, str]
    problems: list[LineProblem]
    person_id: UUID | None
    applied: bool


class ImportLinePage(Schema):
    items: list[ImportLineOut]
    next: str | None


def describe_import(
    found: PeopleImport, *, booklet: Booklet | None, language: str
) -> dict[str, Any]:
    """An import as a screen shows it."""
    fields = found.mapping or [""] * len(found.columns)
    names = set(ImportOut.model_fields) - {"columns", "error", "booklet"}
    return {
        **{name: getattr(found, name) for name in names},
        "columns": [
            {**column, "field": field} for column, field in zip(found.columns, fields, strict=True)
        ],
        "booklet": booklet,
        "error": text(f"errors.{found.error}", language, megabytes=5) if found.error else "",
    }


def describe_start(
    found: PeopleImport, *, booklet: Booklet | None, language: str
) -> dict[str, Any]:
    """The same, with the address to which its file goes."""
    address = objects.signed_put(key=found.object_key, size=found.size, lasts=UPLOAD_LASTS)
    return {**describe_import(found, booklet=booklet, language=language), "address": address}


def describe_lines(page: Page[ImportLine], *, language: str) -> dict[str, Any]:
    """Some lines, with what is wrong with them in words."""
    return {
        "items": [
            {
                **{name: getattr(one, name) for name in ("number", "told", "person_id")},
                "applied": one.applied_at is not None,
                "problems": [
                    {"field": fault["field"], "message": problem_text(fault["code"], language)}
                    for fault in one.problems
                ],
            }
            for one in page.items
        ],
        "next": page.next,
    }
