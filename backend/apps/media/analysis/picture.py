"""A picture as libvips reads it: upright and in sRGB, line by line where its format allows."""

from pathlib import Path
from typing import Any, Final

import pyvips

SIDES_EXCHANGED: Final = (5, 6, 7, 8)  # orientations of a camera that was held upright
NO_LIMIT: Final = 10_000_000


class Picture:
    """The pixels of a file. What cannot be read line by line is decoded once, and kept."""

    def __init__(self, file: Path, extension: str, *, streams: bool) -> None:
        self.file, self.extension = str(file), extension
        self._kept = None if streams else self._straight(self._load())

    def whole(self) -> pyvips.Image:
        """At full size."""
        return self._kept or self._straight(self._load())

    def shrunk(self, *, width: int, wanted: int) -> pyvips.Image:
        """At the wanted width, decoded at a lower size where the format can."""
        if self._kept:
            return self._kept.thumbnail_image(wanted, height=NO_LIMIT, size="down").copy_memory()
        options = {}
        if self.extension == "jpg":
            options["shrink"] = next(by for by in (8, 4, 2, 1) if width // by >= wanted)
        image = self._load(**options)
        turned = _orientation(image)
        image = _in_srgb(image)
        if turned in SIDES_EXCHANGED:
            image = image.thumbnail_image(NO_LIMIT, height=wanted, size="down")
        else:
            image = image.thumbnail_image(wanted, height=NO_LIMIT, size="down")
        image = image.copy_memory()
        return image.autorot().copy_memory() if turned > 1 else image

    def _load(self, **options: Any) -> pyvips.Image:
        load = {
            "jpg": pyvips.Image.jpegload,
            "png": pyvips.Image.pngload,
            "webp": pyvips.Image.webpload,
            "avif": pyvips.Image.heifload,
        }[self.extension]
        return load(self.file, access="sequential", fail_on="truncated", **options)

    def _straight(self, image: pyvips.Image) -> pyvips.Image:
        turned = _orientation(image) > 1
        image = _in_srgb(image)
        if turned or self.extension in ("webp", "avif"):
            image = image.copy_memory()
        return image.autorot() if turned else image


def _in_srgb(image: pyvips.Image) -> pyvips.Image:
    """Eight bits, grey or sRGB, with or without transparency."""
    if image.get_typeof("icc-profile-data"):
        try:
            return image.icc_transform("srgb", embedded=True, intent="perceptual")
        except pyvips.Error:  # a profile that does not fit its picture is ignored, as browsers do
            image = image.copy()
            image.remove("icc-profile-data")
    grey = image.interpretation in ("b-w", "grey16")
    return image.colourspace("b-w" if grey else "srgb").cast("uchar")


def _orientation(image: pyvips.Image) -> int:
    return int(image.get("orientation")) if image.get_typeof("orientation") else 1
