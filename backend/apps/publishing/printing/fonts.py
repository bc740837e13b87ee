"""Our fonts without their compression: undoing it is three quarters of a poster, so it is done once on a machine."""

import os
import re
import tempfile
from pathlib import Path

from fontTools.ttLib import woff2

SHEET = re.compile(r'"o/([\w.-]+\.css)"')
FONT = re.compile(r'url\("?\./([\w.-]+\.woff2)"?\)')


def plain_fonts(html: str, assets: Path) -> Path:
    """A folder that holds the fonts of this document's sheets under their own names, which carry their hashes."""
    folder = _own_folder()
    for sheet in set(SHEET.findall(html)):
        for name in FONT.findall((assets / sheet).read_text("utf-8")):
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
