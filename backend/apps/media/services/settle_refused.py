from datetime import datetime

from apps.media import addresses
from apps.media.models import Upload, UploadState
from apps.media.selectors.uploads import key_of
from apps.media.services import _ledger
from apps.media.services.forget_objects import forget_later


def settle_refused(*, upload: Upload, code: str, kind: str = "", now: datetime) -> None:
    """Say why the bytes are not taken, give their room back and forget whatever was stored.

    `kind` is what they turned out to be: each has a limit of its own.
    """
    upload = Upload.objects.select_for_update().get(id=upload.id)
    if upload.state != UploadState.ANALYSING:
        return
    _ledger.release(owner=upload.company_id, size=upload.size)
    upload.state, upload.refusal, upload.touched_at = UploadState.REFUSED, code, now
    upload.kind = kind or upload.kind
    upload.save(update_fields=["state", "refusal", "kind", "touched_at", "updated_at"])
    content = addresses.folder_of(owner=upload.company_id, content_id=upload.id)
    forget_later(prefixes=[key_of(upload), content])
