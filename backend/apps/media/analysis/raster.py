"""Photographs and drawings made of pixels, by libvips: decoded and written anew, so that only the picture survives."""

import base64
from pathlib import Path
from typing import Final

import pyvips

from apps.media.analysis import files
from apps.media.analysis.files import Reader
from apps.media.analysis.image_headers import Header, read_header
from apps.media.analysis.outcome import TOO_MANY_PIXELS, UNREADABLE, Found, Refused
from apps.media.analysis.picture import Picture

WIDTHS: Final = (320, 640, 1024, 1600)
TALLEST_RENDITION: Final = 16_000  # WebP ends at 16 383
PLACEHOLDER_BYTES: Final = 500

WEBP: Final = {"Q": 78, "effort": 4}
AVIF: Final = {"Q": 55, "effort": 1, "compression": "av1"}  # each effort more doubles the time

LOADERS: Final = {
    "jpg": "VipsForeignLoadJpegFile",
    "png": "VipsForeignLoadPngFile",
    "webp": "VipsForeignLoadWebpFile",
    "avif": "VipsForeignLoadHeifFile",
}
MOST_PIXELS_TO_FILTER: Final = 8_000_000  # beyond, it takes too long for what it saves
REWRITTEN_AS: Final = {
    "avif": "webp"
}  # writing AVIF at full size takes more memory than is allowed


def clean(*, folder: Path, extension: str) -> Found:
    """Write the picture alone: upright, in sRGB, at full size and as renditions."""
    try:
        return _rewrite(folder, extension)
    except pyvips.Error as error:
        raise Refused(TOO_MANY_PIXELS if "emory" in str(error) else UNREADABLE) from error


def _rewrite(folder: Path, extension: str) -> Found:
    with Reader(files.sent(folder)) as reader:
        header = read_header(reader, extension)
    _allow_only(extension)
    picture = Picture(files.sent(folder), extension, streams=header.streams)
    width, height = _write_original(folder, picture, header)
    renditions, smallest = _write_renditions(folder, picture, width, height)
    return Found(
        extension=REWRITTEN_AS.get(extension, extension),
        width=width,
        height=height,
        renditions=renditions,
        placeholder=_placeholder(smallest),
    )


def _allow_only(extension: str) -> None:
    """libvips opens this format and no other, whatever the bytes pretend."""
    blocked, allowed = True, False
    pyvips.operation_block_set("VipsForeignLoad", blocked)
    pyvips.operation_block_set(LOADERS[extension], allowed)
    pyvips.cache_set_max(0)


def _write_original(folder: Path, picture: Picture, header: Header) -> tuple[int, int]:
    """A lossy picture that grew is written once more, a little lower: room was reserved for what was sent."""
    target, most = files.cleaned(folder), files.sent(folder).stat().st_size
    size = _save(picture.whole(), target, picture.extension, header, header.quality)
    if picture.extension != "png" and target.stat().st_size > most:
        _save(picture.whole(), target, picture.extension, header, header.quality - 15)
    return size


def _save(
    image: pyvips.Image, target: Path, extension: str, header: Header, quality: int
) -> tuple[int, int]:
    name = str(target)
    if extension == "jpg":
        chroma = "on" if header.subsampled else "off"
        image.jpegsave(name, Q=quality, subsample_mode=chroma, keep="none")
    elif extension == "png":
        filters = "all" if header.pixels <= MOST_PIXELS_TO_FILTER else "none"
        image.pngsave(name, compression=6, filter=filters, keep="none")
    else:
        image.webpsave(name, Q=quality, lossless=header.lossless, effort=2, keep="none")
    return image.width, image.height


def _write_renditions(
    folder: Path, picture: Picture, width: int, height: int
) -> tuple[tuple[tuple[int, int], ...], pyvips.Image]:
    """Each is made from the next larger one; the largest from the file itself."""
    wanted = [nominal for nominal in WIDTHS if nominal <= width] or [width]
    image = picture.shrunk(width=width, wanted=max(wanted))
    written = []
    for nominal in sorted(wanted, reverse=True):
        rows = max(1, round(height * nominal / width))
        if (image.width, image.height) != (nominal, rows):
            image = image.thumbnail_image(nominal, height=rows, size="force").copy_memory()
        if rows <= TALLEST_RENDITION:
            image.webpsave(str(files.rendition(folder, nominal, "webp")), **WEBP, keep="none")
            image.heifsave(str(files.rendition(folder, nominal, "avif")), **AVIF, keep="none")
            written.append((nominal, rows))
    return tuple(sorted(written)), image


def _placeholder(image: pyvips.Image) -> str:
    """A few pixels to show while the picture comes, as a data: address."""
    for side in (16, 8, 4):
        tiny = image.thumbnail_image(side, height=side, size="down")
        content = tiny.webpsave_buffer(Q=40, effort=4, keep="none")
        address = "data:image/webp;base64," + base64.b64encode(content).decode()
        if len(address) <= PLACEHOLDER_BYTES:
            return address
    return ""
