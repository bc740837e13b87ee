"""What the OpenAPI document says of an operation that may be tried only so often."""

from typing import Any

LIMITED: dict[str, Any] = {
    "responses": {
        429: {
            "description": "Tried too often; Retry-After says in how many seconds it may be again.",
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}},
        }
    }
}
