"""Bare libvips: one process, local files, the same formats and parameters, one after the other.

`python -m tests.renditions.bare <folder of results> <photograph>…`
"""

import os
import sys
from pathlib import Path

os.environ["VIPS_CONCURRENCY"] = "1"

import pyvips

WIDTHS = (1600, 1024, 640, 320)


def main() -> None:
    pyvips.cache_set_max(0)
    results = Path(sys.argv[1])
    for number, photograph in enumerate(sys.argv[2:]):
        render(photograph, results / str(number))


def render(photograph: str, folder: Path) -> None:
    """The copy at full size, the renditions and the placeholder."""
    folder.mkdir(parents=True)
    whole = pyvips.Image.jpegload(photograph, access="sequential").colourspace("srgb")
    whole.jpegsave(str(folder / "original.jpg"), Q=88, subsample_mode="on", keep="none")
    image = pyvips.Image.thumbnail(
        photograph, WIDTHS[0], height=10_000_000, size="down"
    ).copy_memory()
    for width in WIDTHS:
        if image.width != width:
            image = image.thumbnail_image(width, height=10_000_000, size="down").copy_memory()
        image.webpsave(str(folder / f"w{width}.webp"), Q=78, effort=4, keep="none")
        image.heifsave(
            str(folder / f"w{width}.avif"), Q=55, effort=1, compression="av1", keep="none"
        )
    image.thumbnail_image(16, height=16).webpsave_buffer(Q=40, keep="none")


if __name__ == "__main__":
    main()
