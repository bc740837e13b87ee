"""What lies in the folder of a drawing. Both processes name it here."""

from pathlib import Path


def told(folder: Path) -> Path:
    """The pictures to draw, as the renderer told them."""
    return folder / "pictures.json"


def objects(folder: Path) -> Path:
    """Photographs and logos that they show, by their names."""
    return folder / "o"


def fonts(folder: Path) -> Path:
    """The families that they wear, and no other."""
    return folder / "fonts"


def settings(folder: Path) -> Path:
    """Where fonts are looked for."""
    return folder / "fonts.conf"


def drawn(folder: Path, name: str) -> Path:
    return folder / name
