from datetime import date, datetime
from typing import Any
from uuid import UUID

from apps.journal import services as journal
from apps.media import policies
from apps.media.models import MediaFile, MediaFolder
from apps.media.services import _ledger
from apps.media.services._library import find_folder, in_library, lock_files, lock_library
from shared import errors
from shared.actor import Actor

CLEARED_BY_NULL = ("folder_id", "rights_until")


class MediaTrashed(errors.Conflict):
    code = "media_trashed"


def update_media(
    *, actor: Actor, file_id: UUID, changes: dict[str, Any], now: datetime
) -> MediaFile:
    """Another name, description, credit, date or folder; what is absent stays.

    Descriptions are changed one language at a time; an empty one is taken away.
    """
    owner = policies.require_change_of_named(actor)
    if "folder_id" in changes:
        lock_library(owner)
    (file,) = lock_files(owner=owner, file_ids=[file_id])
    if file.trashed_at:
        raise MediaTrashed
    before = _written_on(file)
    _write(file, changes)
    after = _written_on(file)
    changed = [name for name in after if after[name] != before[name]]
    if changed:
        file.note_words()
        file.save()
        journal.record(
            actor=in_library(actor, owner),
            action="media.file_updated",
            target=file,
            label=file.name,
            now=now,
            before={name: before[name] for name in changed},
            after={name: after[name] for name in changed},
        )
    return file


def _write(file: MediaFile, changes: dict[str, Any]) -> None:
    told = {
        name: value
        for name, value in changes.items()
        if value is not None or name in CLEARED_BY_NULL
    }
    if "alt" in told:
        told["alt"] = {lang: said for lang, said in {**file.alt, **told["alt"]}.items() if said}
    if "folder_id" in told:
        _put(file, told.pop("folder_id"))
    for name, value in told.items():
        setattr(file, name, value)


def _put(file: MediaFile, folder_id: UUID | None) -> None:
    folder: MediaFolder | None = None
    if folder_id:
        folder = find_folder(owner=file.company_id, folder_id=folder_id)
    moves = {file.folder_id: -1, folder_id: 1} if file.folder_id != folder_id else {}
    for place in sorted(place for place in moves if place):
        _ledger.count_in_folder(folder_id=place, files=moves[place])
    file.folder = folder


def _written_on(file: MediaFile) -> dict[str, Any]:
    until: date | None = file.rights_until
    return {
        "name": file.name,
        "alt": file.alt,
        "decorative": file.decorative,
        "credit": file.credit,
        "rights_until": until.isoformat() if until else "",
        "folder": file.folder.name if file.folder else "",
    }
