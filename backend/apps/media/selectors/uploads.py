from uuid import UUID

from apps.media import addresses, policies
from apps.media.models import Upload, UploadState
from shared import errors, multipart, objects
from shared.actor import Actor


def get_upload(*, actor: Actor, upload_id: UUID, to_change: bool = False) -> Upload:
    """An upload of the library that the actor may change, whoever started it."""
    uploads = Upload.objects.of(policies.require_change_of_named(actor))
    if to_change:
        uploads = uploads.select_for_update()
    upload = uploads.filter(id=upload_id).first()
    if upload is None:
        raise errors.NotFound
    return upload


def parts_of(upload: Upload) -> int:
    """How many parts the file has."""
    return -(-upload.size // upload.part_size)


def part_size(upload: Upload, number: int) -> int:
    """How many bytes this part has; the last one has the rest."""
    return min(upload.part_size, upload.size - (number - 1) * upload.part_size)


def received_parts(upload: Upload) -> list[multipart.Part]:
    """The parts that S3 holds while the upload is under way."""
    if upload.state != UploadState.UPLOADING or not upload.s3_upload_id:
        return []
    return multipart.parts(key=key_of(upload), upload_id=upload.s3_upload_id)


def received_numbers(upload: Upload) -> list[int]:
    """The parts that need not be sent again: all of them once they are one object."""
    received = [part.number for part in received_parts(upload)]
    if received or not is_whole(upload):
        return received
    return list(range(1, parts_of(upload) + 1))


def is_whole(upload: Upload) -> bool:
    """Whether the bytes are one object; the row may not know it when its transaction was lost."""
    if upload.state != UploadState.UPLOADING:
        return True
    return bool(upload.s3_upload_id) and objects.size_of(key_of(upload)) == upload.size


def key_of(upload: Upload) -> str:
    return addresses.upload_key(owner=upload.company_id, upload_id=upload.id)
