from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from apps.media.models import Upload, UploadState
from apps.media.selectors.uploads import get_upload, key_of, part_size, parts_of
from shared import errors, multipart
from shared.actor import Actor

LASTS = timedelta(hours=1)


class UploadClosed(errors.Conflict):
    code = "upload_closed"


class NoSuchPart(errors.Invalid):
    code = "upload_has_no_such_part"


@dataclass(frozen=True, slots=True)
class SignedPart:
    """Where exactly this part may be sent."""

    number: int
    size: int
    address: str


def sign_upload_parts(
    *, actor: Actor, upload_id: UUID, numbers: list[int], now: datetime
) -> list[SignedPart]:
    """Addresses for these parts, for an hour; none once the upload is over."""
    upload = get_upload(actor=actor, upload_id=upload_id, to_change=True)
    if upload.state != UploadState.UPLOADING:
        raise UploadClosed
    if max(numbers) > parts_of(upload):
        raise NoSuchPart
    # An opening whose transaction is lost is found by its key when the upload ends.
    upload.s3_upload_id = upload.s3_upload_id or multipart.start(key=key_of(upload))
    upload.touched_at = now
    upload.save(update_fields=["s3_upload_id", "touched_at", "updated_at"])
    return [_signed(upload, number) for number in numbers]


def _signed(upload: Upload, number: int) -> SignedPart:
    size = part_size(upload, number)
    address = multipart.signed_part(
        key=key_of(upload), upload_id=upload.s3_upload_id, number=number, size=size, lasts=LASTS
    )
    return SignedPart(number, size, address)
