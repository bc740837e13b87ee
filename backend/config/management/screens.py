"""What the tutorials show: the pictures of docs/screens, which `make screens` takes and `make pictures` compares."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from uuid import UUID, uuid5

import pyvips
from django.conf import settings

from apps.content.starter import ScreenPicture, WrittenTutorial
from apps.media.services import MadePicture

SCREENS = settings.BASE_DIR.parent / "docs" / "screens"
LOOK = "1440-light"
PICTURES = UUID("6b7a3c0e-4a0b-4f0e-8d3a-0f5d2b8f7a11")
WIDTH, EXTENSION = 1200, "webp"


def screens_of(tutorials: Iterable[WrittenTutorial]) -> dict[str, ScreenPicture]:
    """The picture of each tutorial, by its slug, once it was taken; made smaller only where it is not known yet."""
    return {one.slug: _screen(one) for one in tutorials if picture_file(one.picture).exists()}


def _screen(tutorial: WrittenTutorial) -> ScreenPicture:
    content = picture_file(tutorial.picture).read_bytes()
    return ScreenPicture(
        id=uuid5(PICTURES, f"{sha256(content).hexdigest()} {sorted(tutorial.alt.items())}"),
        name=f"{tutorial.slug}.{EXTENSION}",
        alt=tutorial.alt,
        make=lambda: _made(content),
    )


def picture_file(name: str) -> Path:
    return SCREENS / f"{name}-{LOOK}.png"


def _made(content: bytes) -> MadePicture:
    small = pyvips.Image.thumbnail_buffer(content, WIDTH)
    return MadePicture(
        extension=EXTENSION,
        content=small.write_to_buffer(f".{EXTENSION}", Q=82),
        width=small.width,
        height=small.height,
        source=content,
    )
