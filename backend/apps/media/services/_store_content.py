from pathlib import Path
from uuid import UUID

from apps.media import addresses
from apps.media.analysis import files
from apps.media.analysis.outcome import Analysed
from apps.media.kinds import MIMES
from shared import objects

RENDERED_AS = ("webp", "avif")


def store_content(*, owner: UUID | None, upload_id: UUID, analysed: Analysed, folder: Path) -> None:
    """Lay the clean copy and the renditions into S3; done twice, the same objects lie there."""
    within = addresses.folder_of(owner=owner, content_id=upload_id)
    for width, _height in analysed.renditions:
        for extension in RENDERED_AS:
            objects.store(
                file=files.rendition(folder, width, extension),
                key=within + addresses.rendition_name(width, extension),
                content_type=MIMES[extension],
            )
    # What the store holds may have changed since: only bytes that were looked at are kept.
    kept = files.cleaned(folder) if files.cleaned(folder).exists() else files.sent(folder)
    original = within + addresses.original_name(analysed.extension)
    objects.store(file=kept, key=original, content_type=analysed.mime)
