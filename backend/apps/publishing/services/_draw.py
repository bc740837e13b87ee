import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from django.conf import settings

from apps.media import selectors as media
from apps.publishing.drawing import files
from apps.publishing.drawing.run import draw_pictures, objects_shown
from apps.publishing.rendering import MediaCopy
from shared import objects

PREFIX = "livretier-drawing-"


def draw(pictures: Sequence[dict[str, Any]], copies: Sequence[MediaCopy]) -> dict[str, bytes]:
    """PNG of what others show of a booklet, by their names."""
    if not pictures:
        return {}
    with tempfile.TemporaryDirectory(prefix=PREFIX) as folder:
        _fetch(pictures, copies, into=Path(folder))
        assets = settings.RENDERER / "assets"
        return draw_pictures(Path(folder), pictures=pictures, assets=assets)


def source_of(copy: MediaCopy) -> str:
    """Where the media library has it."""
    return media.object_key(owner=copy.owner, content_id=copy.content_id, name=copy.file)


def _fetch(pictures: Sequence[dict[str, Any]], copies: Sequence[MediaCopy], *, into: Path) -> None:
    shown, folder = objects_shown(pictures), files.objects(into)
    folder.mkdir()
    for copy in copies:
        if copy.name in shown:
            objects.fetch(key=source_of(copy), file=folder / copy.name)
