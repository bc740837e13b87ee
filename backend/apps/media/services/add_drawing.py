from datetime import datetime
from uuid import UUID

from apps.media import policies
from apps.media.analysis import files, svg
from apps.media.models import MediaFile
from apps.media.services._workbench import private_folder
from apps.media.services.add_picture import MadePicture, add_picture
from shared.actor import Actor

EXTENSION = "svg"


def add_drawing(
    *, actor: Actor, file_id: UUID, name: str, drawing: bytes, alt: dict[str, str], now: datetime
) -> MediaFile:
    """A drawing that comes with the product, cleaned as one that is uploaded."""
    policies.require_change(actor)
    with private_folder() as folder:
        files.sent(folder).write_bytes(drawing)
        found = svg.clean(folder=folder, extension=EXTENSION)
        cleaned = files.cleaned(folder).read_bytes()
    made = MadePicture(
        extension=EXTENSION,
        content=cleaned,
        width=found.width,
        height=found.height,
        source=drawing,
    )
    return add_picture(actor=actor, file_id=file_id, name=name, picture=made, alt=alt, now=now)
