from datetime import datetime
from hashlib import sha256
from uuid import UUID

from apps.journal import services as journal
from apps.media import policies
from apps.media.addresses import folder_of, original_name
from apps.media.analysis import files, svg
from apps.media.kinds import MIMES
from apps.media.models import Content, MediaFile, MediaKind
from apps.media.services import _ledger
from apps.media.services._library import in_library
from apps.media.services._workbench import private_folder
from shared import objects
from shared.actor import Actor

EXTENSION = "svg"


def add_drawing(
    *, actor: Actor, file_id: UUID, name: str, drawing: bytes, alt: dict[str, str], now: datetime
) -> MediaFile:
    """A drawing that comes with the product, cleaned as one that is uploaded.

    It is ours and small, so no confined process reads it. Its object is named after the file: a
    second attempt after a kill writes the same again.
    """
    owner = policies.require_change(actor)
    with private_folder() as folder:
        files.sent(folder).write_bytes(drawing)
        found = svg.clean(folder=folder, extension=EXTENSION)
        cleaned = files.cleaned(folder).read_bytes()
    key = folder_of(owner=owner, content_id=file_id) + original_name(EXTENSION)
    objects.put(body=cleaned, key=key, content_type=MIMES[EXTENSION])
    content = Content.objects.create(
        id=file_id,
        company_id=owner,
        file_id=file_id,  # the constraint is looked at when the transaction ends
        mime=MIMES[EXTENSION],
        extension=EXTENSION,
        size=len(cleaned),
        sha256=sha256(drawing).hexdigest(),
        width=found.width,
        height=found.height,
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
