from datetime import datetime
from typing import Any
from uuid import UUID

from apps.media import policies
from apps.media.kinds import KINDS, LARGEST, MEGABYTE
from apps.media.models import MediaFile, MediaFolder, Upload
from apps.media.services import _ledger
from shared import errors
from shared.actor import Actor

# S3 takes no part below 5 MiB but the last, and no more than 10 000 of them.
PART_SIZE = 8 * 1024 * 1024


class MediaNotTaken(errors.Invalid):
    code = "media_not_taken"


class MediaTooLarge(errors.Invalid):
    code = "media_too_large"


class MediaKindDiffers(errors.Invalid):
    code = "media_kind_differs"


def start_upload(
    *,
    actor: Actor,
    name: str,
    size: int,
    folder_id: UUID | None,
    replaces_id: UUID | None,
    now: datetime,
) -> Upload:
    """Reserve the room of a file to come; S3 hears of it when the first parts are asked for."""
    owner = policies.require_change(actor)
    kind = _kind_of(name, size)
    replaced = _replaceable(owner, replaces_id, kind)
    folder = None if replaced else _own_folder(owner, folder_id)  # the file stands where it stood
    _ledger.reserve(owner=owner, size=size)
    return Upload.objects.create(
        company_id=owner,
        name=name,
        kind=kind,
        size=size,
        part_size=PART_SIZE,
        folder=folder,
        replaces=replaced,
        started_by_id=actor.user_id,
        started_by_name=actor.name,
        started_by_hands=_hands_of(actor),
        touched_at=now,
    )


def _kind_of(name: str, size: int) -> str:
    kind = KINDS.get(name.rpartition(".")[2].lower())
    if kind is None:
        raise MediaNotTaken({"name": "media_not_taken"})
    if size > LARGEST[kind]:
        raise MediaTooLarge({"size": "media_too_large"}, megabytes=LARGEST[kind] // MEGABYTE)
    return kind


def _own_folder(owner: UUID | None, folder_id: UUID | None) -> MediaFolder | None:
    """Held until the upload points at it, so that nobody removes it in between."""
    if folder_id is None:
        return None
    folders = MediaFolder.objects.of(owner).select_for_update(no_key=True)
    folder = folders.filter(id=folder_id).first()
    if folder is None:
        raise errors.NotFound
    return folder


def _replaceable(owner: UUID | None, file_id: UUID | None, kind: str) -> MediaFile | None:
    if file_id is None:
        return None
    files = MediaFile.objects.of(owner).select_for_update(no_key=True)
    file = files.filter(id=file_id, trashed_at=None).first()
    if file is None:
        raise errors.NotFound
    if file.kind != kind:
        raise MediaKindDiffers({"name": "media_kind_differs"})
    return file


def _hands_of(actor: Actor) -> dict[str, Any] | None:
    hands = actor.switched_by
    return (
        {"user_id": str(hands.user_id), "name": hands.name, "reason": hands.reason}
        if hands
        else None
    )
