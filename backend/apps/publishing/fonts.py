"""Our fonts without their compression: undoing it is three quarters of a poster, so it is done once on a machine."""

import os
import re
import tempfile
from collections.abc import Iterable
from pathlib import Path

from fontTools.ttLib import woff2

FONT = re.compile(r'url\("?\./([\w.-]+\.woff2)"?\)')


def fonts_of(sheets: Iterable[str], assets: Path) -> set[str]:
    """What these style sheets fetch, by names that carry their hashes."""
    return {
        name for sheet in set(sheets) for name in FONT.findall((assets / sheet).read_text("utf-8"))
    }


def plain_fonts(names: Iterable[str], assets: Path) -> Path:
    """A folder that holds these fonts under their own names, and others."""
    folder = _own_folder()
    for name in names:
        if not (folder / name).exists():
            _undo(assets / name, folder / name)
    return folder


def _own_folder() -> Path:
    """Of this user alone: whoever could write there would choose what others print."""
    folder = Path(tempfile.gettempdir()) / f"livretier-fonts-{os.getuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    status = folder.lstat()
    if folder.is_symlink() or status.st_uid != os.getuid() or status.st_mode & 0o077:
        return Path(tempfile.mkdtemp(prefix="livretier-fonts-"))
    return folder


def _undo(font: Path, target: Path) -> None:
    """Whole or not at all: another print may look at the same moment."""
    written = target.with_name(f".{target.name}.{os.getpid()}")
    woff2.decompress(str(font), str(written))
    written.replace(target)
