from dataclasses import replace
from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.media.analysis.outcome import Analysed
from apps.media.kinds import MIMES
from apps.media.models import Content, MediaFile, MediaFolder, Upload, UploadState
from apps.media.selectors.uploads import key_of
from apps.media.services import _ledger
from apps.media.services.forget_objects import forget_later
from apps.media.services.settle_refused import settle_refused
from shared.actor import Actor, Hands
from shared.ids import uuid7


def settle_ready(*, upload: Upload, analysed: Analysed, now: datetime) -> MediaFile | None:
    """The file that the upload becomes, or the one whose content it replaces; None when refused.

    Rows are locked as deletions lock them: the file or the folder first, then its uploads, the books
    last. Others may go on pointing at the file or the folder meanwhile.
    """
    replaced = _still_there(upload.replaces_id)
    if replaced is None and upload.folder_id:
        MediaFolder.objects.select_for_update(no_key=True).filter(id=upload.folder_id).first()
    upload = Upload.objects.select_for_update().get(id=upload.id)
    if upload.state != UploadState.ANALYSING:
        return upload.file
    if replaced and replaced.kind != analysed.kind:
        settle_refused(upload=upload, code="media_kind_differs", now=now)
        return None
    if not _has_room(upload, analysed):
        settle_refused(upload=upload, code="storage_full", now=now)
        return None
    file = _replace(replaced, upload, analysed, now) if replaced else _add(upload, analysed, now)
    upload.state, upload.file, upload.touched_at = UploadState.READY, file, now
    upload.save(update_fields=["state", "file", "touched_at", "updated_at"])
    forget_later(prefixes=[key_of(upload)])
    return file


def _still_there(file_id: UUID | None) -> MediaFile | None:
    """The file to replace; if it was thrown away meanwhile, the content becomes a file of its own."""
    if file_id is None:
        return None
    return (
        MediaFile.objects.select_for_update(no_key=True).filter(id=file_id, trashed_at=None).first()
    )


def _has_room(upload: Upload, analysed: Analysed) -> bool:
    """A cleaned original may be larger than what was announced and reserved."""
    extra = max(0, analysed.size - upload.size)
    try:
        if extra:
            _ledger.reserve(owner=upload.company_id, size=extra)
    except _ledger.QuotaReached:
        return False
    _ledger.settle(owner=upload.company_id, reserved=upload.size + extra, size=analysed.size)
    return True


def _add(upload: Upload, analysed: Analysed, now: datetime) -> MediaFile:
    file = MediaFile(
        id=uuid7(),
        company_id=upload.company_id,
        name=_named(upload.name, analysed),
        kind=analysed.kind,
        folder_id=upload.folder_id,
        added_by_id=upload.started_by_id,
        added_by_name=upload.started_by_name,
    )
    _show(file, _content(file, upload, analysed))
    file.save(force_insert=True)
    _ledger.count(owner=upload.company_id, folder_id=upload.folder_id, files=1)
    journal.record(
        actor=_starter(upload),
        action="media.file_added",
        target=file,
        label=file.name,
        now=now,
        after={"size": file.size},
    )
    return file


def _replace(file: MediaFile, upload: Upload, analysed: Analysed, now: datetime) -> MediaFile:
    """Everything that people wrote stays; the name's extension follows the content."""
    before = {"name": file.name, "size": file.size}
    Content.objects.filter(id=file.content_id).update(replaced_at=now)
    file.name = _named(file.name, analysed)
    _show(file, _content(file, upload, analysed))
    file.save()
    journal.record(
        actor=_starter(upload),
        action="media.file_replaced",
        target=file,
        label=file.name,
        now=now,
        before=before,
        after={"name": file.name, "size": file.size},
    )
    return file


def _content(file: MediaFile, upload: Upload, analysed: Analysed) -> Content:
    return Content.objects.create(
        id=upload.id,
        company_id=upload.company_id,
        file_id=file.id,  # the constraint is looked at when the transaction ends
        mime=analysed.mime,
        extension=analysed.extension,
        size=analysed.size,
        sha256=analysed.sha256,
        width=analysed.width,
        height=analysed.height,
        duration_ms=analysed.duration_ms,
        placeholder=analysed.placeholder,
        renditions=[{"width": width, "height": height} for width, height in analysed.renditions],
    )


def _show(file: MediaFile, content: Content) -> None:
    file.content = content
    file.size, file.sha256 = content.size, content.sha256
    file.note_words()


def _named(name: str, analysed: Analysed) -> str:
    """The name, with another extension if it announces something else than the content is."""
    stem, dot, extension = name.rpartition(".")
    if MIMES.get(extension.lower()) == analysed.mime:
        return name
    stem = stem if dot and extension.lower() in MIMES else name
    return f"{stem[: 199 - len(analysed.extension)]}.{analysed.extension}"


def _starter(upload: Upload) -> Actor:
    hands = upload.started_by_hands
    actor = Actor(
        user_id=upload.started_by_id, name=upload.started_by_name, company_id=upload.company_id
    )
    return (
        replace(
            actor,
            switched_by=Hands(
                user_id=UUID(hands["user_id"]), name=hands["name"], reason=hands["reason"]
            ),
        )
        if hands
        else actor
    )
