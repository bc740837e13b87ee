from collections.abc import Sequence
from typing import Any
from uuid import UUID

from django.http import FileResponse
from django.utils import timezone
from ninja import Query, Router, Status

from apps.people import selectors
from apps.people.models import PeopleImport
from apps.people.schemas.imports import (
    ImportIn,
    ImportLinePage,
    ImportOut,
    ImportPage,
    LinesQuery,
    MappingIn,
    StartedImport,
    describe_import,
    describe_lines,
    describe_start,
)
from apps.people.services import imports
from shared.exports import csv_file
from shared.http.needs_store import NEEDS_STORE
from shared.http.paging import PageQuery
from shared.http.request import Request
from shared.language import text

router = Router(tags=["people"])

CSV = {
    200: {"description": "OK", "content": {"text/csv": {"schema": {"type": "string"}}}},
}
COLUMNS = ("line", "field", "problem", "reference", "last_name", "first_name")
MOST_PROBLEMS = 50_000


@router.get("/people/imports", response=ImportPage)
def list_people_imports(request: Request, page: Query[PageQuery]) -> dict[str, Any]:
    """The files of people that were brought."""
    found = selectors.list_imports(actor=request.actor, cursor=page.cursor, limit=page.limit)
    return {"items": _all_described(request, found.items), "next": found.next}


@router.post("/people/imports", response={201: StartedImport})
def start_people_import(request: Request, body: ImportIn) -> Status[dict[str, Any]]:
    """Announce a file of people, and get the address to which it goes."""
    new = imports.start_import(
        actor=request.actor,
        name=body.name,
        size=body.size,
        booklet_id=body.booklet,
        now=timezone.now(),
    )
    booklet = selectors.booklets_of_imports([new]).get(new.booklet_id) if new.booklet_id else None
    return Status(201, describe_start(new, booklet=booklet, language=request.actor.language))


@router.get("/people/imports/{import_id}", response=ImportOut)
def get_people_import(request: Request, import_id: UUID) -> dict[str, Any]:
    """Where an import is."""
    return _described(request, _import(request, import_id))


@router.post("/people/imports/{import_id}/file", response=ImportOut, openapi_extra=NEEDS_STORE)
def receive_people_file(request: Request, import_id: UUID) -> dict[str, Any]:
    """The file was sent: its columns may be read."""
    found = imports.receive_file(actor=request.actor, people_import=_import(request, import_id))
    return _described(request, found)


@router.put("/people/imports/{import_id}/mapping", response=ImportOut)
def map_people_import(request: Request, import_id: UUID, body: MappingIn) -> dict[str, Any]:
    """Say what the columns are, and ask for the dry run."""
    found = imports.map_columns(
        actor=request.actor, people_import=_import(request, import_id), mapping=body.mapping
    )
    return _described(request, found)


@router.get("/people/imports/{import_id}/lines", response=ImportLinePage)
def list_people_import_lines(
    request: Request, import_id: UUID, wanted: Query[LinesQuery], page: Query[PageQuery]
) -> dict[str, Any]:
    """The lines of a file by what they would do, or did."""
    found = selectors.list_import_lines(
        people_import=_import(request, import_id),
        action=wanted.action,
        cursor=page.cursor,
        limit=page.limit,
    )
    return describe_lines(found, language=request.actor.language)


@router.get("/people/imports/{import_id}/problems", openapi_extra={"responses": CSV})
def export_people_import_problems(request: Request, import_id: UUID) -> FileResponse:
    """What is wrong with a file, line by line."""
    language = request.actor.language
    found = _import(request, import_id)
    file = csv_file(
        header=[text(f"people.problems.{name}", language) for name in COLUMNS],
        rows=selectors.problem_lines(people_import=found, language=language),
        language=language,
        most=MOST_PROBLEMS,
    )
    return FileResponse(
        file.content, as_attachment=True, filename="problems.csv", content_type="text/csv"
    )


@router.post("/people/imports/{import_id}/application", response=ImportOut)
def apply_people_import(request: Request, import_id: UUID) -> dict[str, Any]:
    """Take over what the dry run found good."""
    found = imports.apply_import(
        actor=request.actor, people_import=_import(request, import_id), now=timezone.now()
    )
    return _described(request, found)


@router.delete("/people/imports/{import_id}", response={204: None})
def cancel_people_import(request: Request, import_id: UUID) -> Status[None]:
    """Take nothing over, and delete the file."""
    imports.cancel_import(actor=request.actor, people_import=_import(request, import_id))
    return Status(204, None)


def _import(request: Request, import_id: UUID) -> PeopleImport:
    return selectors.get_import(actor=request.actor, import_id=import_id)


def _described(request: Request, found: PeopleImport) -> dict[str, Any]:
    return _all_described(request, [found])[0]


def _all_described(request: Request, found: Sequence[PeopleImport]) -> list[dict[str, Any]]:
    into, language = selectors.booklets_of_imports(found), request.actor.language
    return [
        describe_import(
            one, booklet=into.get(one.booklet_id) if one.booklet_id else None, language=language
        )
        for one in found
    ]
