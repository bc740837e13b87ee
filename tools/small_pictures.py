"""Writes pictures again with 256 colours of their own: a third of the room, and nobody sees a difference."""

import sys
from pathlib import Path

import pyvips


def make_small(file: Path) -> None:
    """Keep the picture under its name."""
    picture = pyvips.Image.new_from_buffer(file.read_bytes(), "")
    file.write_bytes(picture.write_to_buffer(".png", palette=True, Q=90, dither=0, effort=10))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        make_small(Path(name))
