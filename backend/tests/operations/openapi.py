"""The operations that exist, read from the schema, so that no test keeps its own list."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from config.api import api

UNSAFE = {"post", "put", "patch", "delete"}


WITHOUT_A_TABLE = {
    "get_poster": "a sheet to print",
    "get_qr": "a picture",
    "get_checkpoint": "a signed note",
    "get_tile": "hashes",
    "take_evidence": "a ZIP of statements and hashes",
}


@dataclass(frozen=True)
class Operation:
    id: str
    slice: str
    method: str
    path: str
    returns_a_list: bool
    returns_a_bare_array: bool
    returns_a_file: bool
    takes: int  # how many things a caller can vary: parameters and the fields of its body

    def __str__(self) -> str:
        return self.id


@cache
def operations() -> list[Operation]:
    """Every operation of the API."""
    return list(_operations(api.get_openapi_schema()))


def unsafe_operations() -> list[Operation]:
    return [operation for operation in operations() if operation.method in UNSAFE]


def list_operations() -> list[Operation]:
    return [operation for operation in operations() if operation.returns_a_list]


def file_operations() -> list[Operation]:
    """What people take away: every answer that is not JSON, whether or not it says what it is."""
    return [operation for operation in operations() if operation.returns_a_file]


def _operations(schema: dict[str, Any]) -> Iterator[Operation]:
    slices = _slices()
    for path, methods in schema["paths"].items():
        for method, details in methods.items():
            answer = _answer(schema, details["responses"])
            yield Operation(
                details["operationId"],
                slices[details["operationId"]],
                method,
                path,
                returns_a_list="next" in answer.get("properties", {}),
                returns_a_bare_array=answer.get("type") == "array",
                returns_a_file=_is_a_file(details["responses"]),
                takes=len(details.get("parameters", ())) + _fields(schema, details),
            )


def _slices() -> dict[str, str]:
    """In which slice each operation lives."""
    views = (
        operation.view_func
        for _, router in api._routers
        for path in router.path_operations.values()
        for operation in path.operations
    )
    return {view.__name__: view.__module__.split(".")[1] for view in views}


def _answer(schema: dict[str, Any], responses: dict[Any, Any]) -> dict[str, Any]:
    content = responses.get(200, {}).get("content", {}).get("application/json", {})
    shape: dict[str, Any] = content.get("schema", {})
    name = shape.get("$ref", "").rsplit("/", 1)[-1]
    found: dict[str, Any] = schema["components"]["schemas"].get(name, shape)
    return found


def _fields(schema: dict[str, Any], details: dict[str, Any]) -> int:
    content = details.get("requestBody", {}).get("content", {}).get("application/json", {})
    name = content.get("schema", {}).get("$ref", "").rsplit("/", 1)[-1]
    return len(schema["components"]["schemas"].get(name, {}).get("properties", {}))


def _is_a_file(responses: dict[Any, Any]) -> bool:
    """Also one that is a file of several kinds, whichever the caller wants."""
    return 200 in responses and set(responses[200].get("content", {})) != {"application/json"}
