from datetime import datetime
from uuid import UUID

from apps.media.models import Upload, UploadState
from apps.media.selectors.uploads import (
    get_upload,
    is_whole,
    key_of,
    part_size,
    parts_of,
    received_parts,
)
from shared import errors, multipart
from shared.actor import Actor
from shared.jobs import queue


class UploadIncomplete(errors.Conflict):
    code = "upload_incomplete"


def complete_upload(*, actor: Actor, upload_id: UUID, now: datetime) -> Upload:
    """Make one object of the parts and ask for its analysis; said again, nothing more happens."""
    upload = get_upload(actor=actor, upload_id=upload_id, to_change=True)
    if upload.state != UploadState.UPLOADING:
        return upload
    _assemble(upload)
    upload.state, upload.touched_at = UploadState.ANALYSING, now
    upload.save(update_fields=["state", "touched_at", "updated_at"])
    queue.enqueue("media.analyse_upload", platform=upload.company_id is None, upload_id=upload.id)
    return upload


def _assemble(upload: Upload) -> None:
    """No part is left once the object exists: an earlier call made it and lost its transaction."""
    parts = received_parts(upload)
    if parts:
        _require_all(upload, parts)
        try:
            multipart.complete(key=key_of(upload), upload_id=upload.s3_upload_id, parts=parts)
        except multipart.PartsChanged as error:
            raise UploadIncomplete from error
    if not is_whole(upload):
        raise UploadIncomplete


def _require_all(upload: Upload, parts: list[multipart.Part]) -> None:
    received = {part.number: part.size for part in parts}
    awaited = {number: part_size(upload, number) for number in range(1, parts_of(upload) + 1)}
    if received != awaited:
        raise UploadIncomplete
