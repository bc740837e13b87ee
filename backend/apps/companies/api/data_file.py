from datetime import date
from io import BytesIO
from typing import Any

from django.http import FileResponse

from shared.http.limited import LIMITED

JSON_FILE: dict[int, Any] = {
    200: {"description": "OK", "content": {"application/json": {"schema": {"type": "object"}}}},
    **LIMITED["responses"],
}


def data_file(content: bytes, *, day: date) -> FileResponse:
    """What is kept about a person, to be saved and not shown."""
    name = f"livretier-{day:%Y-%m-%d}.json"
    return FileResponse(
        BytesIO(content), as_attachment=True, filename=name, content_type="application/json"
    )
