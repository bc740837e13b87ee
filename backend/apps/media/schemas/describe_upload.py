from typing import Any

from apps.media.kinds import LARGEST, MEGABYTE
from apps.media.models import Upload
from apps.media.selectors.uploads import parts_of, received_numbers
from shared.actor import Actor
from shared.language import text


def describe_upload(*, actor: Actor, upload: Upload) -> dict[str, Any]:
    """The upload as its browser goes on with it: what S3 has, what is missing, what became of it."""
    return {
        "id": upload.id,
        "name": upload.name,
        "size": upload.size,
        "state": upload.state,
        "part_size": upload.part_size,
        "parts": parts_of(upload),
        "received": received_numbers(upload),
        "file_id": upload.file_id,
        "refusal": _refusal(upload, actor.language),
    }


def _refusal(upload: Upload, language: str) -> str | None:
    if not upload.refusal:
        return None
    megabytes = LARGEST[upload.kind] // MEGABYTE
    return text(f"errors.{upload.refusal}", language, megabytes=megabytes)
