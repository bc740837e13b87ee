import json
from typing import Any

from django.http import HttpResponse
from django.test import Client

from apps.companies.models import Company
from tests.operations.openapi import Operation
from tests.operations.table import TABLE, Row
from tests.operations.world import World


def row_of(operation: Operation) -> Row:
    """The operation's row; its absence is the failure."""
    assert operation.id in TABLE, f"{operation.id} has no row in tests/operations/table.py"
    return TABLE[operation.id]


def body_of(operation: Operation, world: World, company: Company | None = None) -> dict[str, Any]:
    """What a good call sends; a link that works once is another one each time."""
    row = row_of(operation)
    return row.body(world) | row.body_of(company or world.own)


def call(
    client: Client,
    operation: Operation,
    world: World,
    *,
    company: Company | None = None,
    body: dict[str, Any] | None = None,
    key: str | None = None,
) -> Any:
    """Call an operation as its row says, on the own company's objects unless told otherwise."""
    row, company = row_of(operation), company or world.own
    path = operation.path.format(**row.path(company))
    content = body_of(operation, world, company) if body is None else body
    response = client.generic(
        operation.method.upper(),
        f"{path}?{row.query}" if row.query else path,
        data=json.dumps(content),
        content_type="application/json",
        headers={"Idempotency-Key": key} if key else {},
    )
    return _whole(response) if response.streaming else response


def _whole(response: Any) -> HttpResponse:
    """A file as an answer whose content can be looked at."""
    return HttpResponse(b"".join(response), status=response.status_code, headers=response.headers)
