"""What the OpenAPI document says of an operation that asks the store of files, or keeps a process busy."""

from typing import Any

NEEDS_STORE: dict[str, Any] = {
    "responses": {
        503: {
            "description": "Not now: the store does not answer, or too much is under way; Retry-After is in seconds.",
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}},
        }
    }
}
