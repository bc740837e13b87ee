"""What every operation shares and ninja does not say by itself."""

from typing import Any

from ninja.openapi.schema import OpenAPISchema

UNSAFE = {"post", "put", "patch", "delete"}

REFUSAL = {
    "type": "object",
    "title": "Refusal",
    "required": ["code", "message"],
    "properties": {
        "code": {"type": "string"},
        "message": {"type": "string"},
        "errors": {
            "type": "object",
            "additionalProperties": {"type": "array", "items": {"type": "string"}},
        },
    },
}

IDEMPOTENCY_KEY = {
    "in": "header",
    "name": "Idempotency-Key",
    "required": False,
    "description": "Copies of a call with one key act once and get one answer, for a day.",
    "schema": {"type": "string", "pattern": "^[0-9a-zA-Z_-]{8,200}$"},
}

REFUSALS = {
    "400": "The body is not JSON.",
    "401": "Nobody is signed in.",
    "403": "The caller may not do this, or has not accepted the terms.",
    "404": "There is no such thing, or the caller may not know of it.",
    "409": "The state of things forbids it.",
    "422": "A value is not acceptable.",
}


def complete(schema: OpenAPISchema) -> OpenAPISchema:
    """Add the refusals, the Idempotency-Key and a stable order of the components."""
    schema["components"]["schemas"]["Refusal"] = REFUSAL
    for operations in schema["paths"].values():
        for method, operation in operations.items():
            _add_refusals(operation)
            if method in UNSAFE:
                operation.setdefault("parameters", []).append(IDEMPOTENCY_KEY)
    return schema


def _add_refusals(operation: dict[str, Any]) -> None:
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
    for status, description in REFUSALS.items():
        operation["responses"].setdefault(status, {"description": description, "content": content})
