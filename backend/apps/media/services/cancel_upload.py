from uuid import UUID

from apps.media.models import UploadState
from apps.media.selectors.uploads import get_upload, key_of
from apps.media.services import _ledger
from apps.media.services.forget_objects import forget_later
from shared import errors
from shared.actor import Actor, require_own_hands


class UploadArrived(errors.Conflict):
    code = "upload_arrived"


def cancel_upload(*, actor: Actor, upload_id: UUID) -> None:
    """Give the room back and forget the parts, or the refusal; what has arrived stays."""
    require_own_hands(actor)
    upload = get_upload(actor=actor, upload_id=upload_id, to_change=True)
    if upload.state in (UploadState.ANALYSING, UploadState.READY):
        raise UploadArrived
    if upload.state == UploadState.UPLOADING:
        _ledger.release(owner=upload.company_id, size=upload.size)
        forget_later(prefixes=[key_of(upload)])
    upload.delete()
