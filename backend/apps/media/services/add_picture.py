from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from uuid import UUID

from apps.journal import services as journal
from apps.media import policies
from apps.media.addresses import folder_of, original_name
from apps.media.kinds import MIMES
from apps.media.models import Content, MediaFile, MediaKind
from apps.media.services import _ledger
from apps.media.services._library import in_library
from shared import objects
from shared.actor import Actor


@dataclass(frozen=True, slots=True, kw_only=True)
class MadePicture:
    """The bytes that are served, and what they were made of."""

    extension: str
    content: bytes
    width: int | None
    height: int | None
    source: bytes


def add_picture(
    *,
    actor: Actor,
    file_id: UUID,
    name: str,
    picture: MadePicture,
    alt: dict[str, str],
    now: datetime,
) -> MediaFile:
    """A picture that comes with the product: ours, so that no confined process reads it.

    Its object is named after the file: a second attempt after a kill writes the same again.
    """
    owner = policies.require_change(actor)
    mime = MIMES[picture.extension]
    key = folder_of(owner=owner, content_id=file_id) + original_name(picture.extension)
    objects.put(body=picture.content, key=key, content_type=mime)
    content = Content.objects.create(
        id=file_id,
        company_id=owner,
        file_id=file_id,  # the constraint is looked at when the transaction ends
        mime=mime,
        extension=picture.extension,
        size=len(picture.content),
        sha256=sha256(picture.source).hexdigest(),
        width=picture.width,
        height=picture.height,
    )
    file = MediaFile(
        id=file_id,
        company_id=owner,
        name=name,
        kind=MediaKind.IMAGE,
        content=content,
        size=content.size,
        sha256=content.sha256,
        alt=alt,
        added_by_name=actor.name,
    )
    file.note_words()
    file.save(force_insert=True)
    _ledger.reserve(owner=owner, size=file.size)
    _ledger.settle(owner=owner, reserved=file.size, size=file.size)
    _ledger.count(owner=owner, folder_id=None, files=1)
    journal.record(
        actor=in_library(actor, owner),
        action="media.file_added",
        target=file,
        label=file.name,
        now=now,
        after={"size": file.size},
    )
    return file
