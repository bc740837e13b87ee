import json
from io import BytesIO
from typing import Any
from zipfile import ZipFile

from django.http import HttpResponse
from django.test import Client

from apps.companies.models import Company
from tests.operations.openapi import Operation
from tests.operations.row import Row
from tests.operations.table import TABLE
from tests.operations.world import World

NOT_KEPT = "private, no-store"


def row_of(operation: Operation) -> Row:
    """The operation's row; its absence is the failure."""
    assert operation.id in TABLE, f"{operation.id} has no row in tests/operations/table.py"
    return TABLE[operation.id]


def body_of(operation: Operation, world: World, company: Company | None = None) -> dict[str, Any]:
    """What a good call sends; a link that works once is another one each time."""
    row = row_of(operation)
    return row.body(world) | row.body_of(company or world.own)


def names_of(
    operation: Operation, company: Company, child_of: Company | None = None
) -> dict[str, Any]:
    """What the path names; what can be done once only is another one each time."""
    row = row_of(operation)
    return row.path(company) | row.child(child_of or company)


def query_of(operation: Operation, world: World) -> str:
    """What a good call asks in its address."""
    query = row_of(operation).query
    return query(world) if callable(query) else query


def call(
    client: Client,
    operation: Operation,
    world: World,
    *,
    company: Company | None = None,
    child_of: Company | None = None,
    body: dict[str, Any] | None = None,
    names: dict[str, Any] | None = None,
    key: str | None = None,
) -> Any:
    """Call an operation as its row says, on the own company's objects unless told otherwise."""
    company = company or world.own
    named = names_of(operation, company, child_of) if names is None else names
    path = operation.path.format(**named)
    query = query_of(operation, world)
    content = body_of(operation, world, company) if body is None else body
    response = client.generic(
        operation.method.upper(),
        f"{path}?{query}" if query else path,
        data=json.dumps(content),
        content_type="application/json",
        headers={"Idempotency-Key": key} if key else {},
    )
    check_not_kept(response)
    return _whole(response) if response.streaming else response


def check_not_kept(response: Any) -> None:
    """SEC16: no answer of an operation may be kept, by whomever it was asked."""
    assert response.headers["Cache-Control"] == NOT_KEPT
    assert not {"ETag", "Last-Modified", "Expires"} & set(response.headers)


def _whole(response: Any) -> HttpResponse:
    """A file as an answer whose content can be looked at; a ZIP as the files in it."""
    content = b"".join(response)
    if response["Content-Type"] == "application/zip":
        folder = ZipFile(BytesIO(content))
        content = b"\n".join(folder.read(name) for name in folder.namelist())
    return HttpResponse(content, status=response.status_code, headers=response.headers)
