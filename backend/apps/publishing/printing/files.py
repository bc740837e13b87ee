"""What lies in the folder of a print. Both processes name it here."""

from pathlib import Path
from typing import Final

BASE: Final = "https://print.invalid/"  # what is written relative is asked for under this name
OBJECTS: Final = "o/"


def document(folder: Path) -> Path:
    return folder / "document.html"


def objects(folder: Path) -> Path:
    """Pictures, style sheets and fonts of this document, by their names."""
    return folder / "o"


def printed(folder: Path) -> Path:
    return folder / "document.pdf"
