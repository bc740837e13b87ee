"""A picture by libvips: its ground, then photographs, then words as large as their place allows."""

import unicodedata
from html import escape
from pathlib import Path
from typing import Any

import pyvips

# Few colours are enough for a drawing, and those who show links fetch no large files.
PNG = {"palette": True, "Q": 95, "effort": 7, "keep": "none"}

QUALITIES = (80, 70, 60, 50, 40, 30)

WEIGHTS = {400: "Regular", 600: "Semi-Bold"}


def draw(picture: dict[str, Any], *, objects: Path, target: Path) -> None:
    """Write it as PNG; the same picture gives the same bytes."""
    image = pyvips.Image.svgload_buffer(picture["svg"].encode()).flatten(background=[255] * 3)
    for photograph in picture["photographs"]:
        image = _lay(image, _photograph(objects / photograph["object"], photograph), photograph)
    for line in picture["lines"]:
        if _is_seen(line["text"]):
            image = _lay(image, _words(line), line, centred=line["centred"])
    if "most" in picture:
        _save_small(image, target, most=picture["most"])
    else:
        image.pngsave(str(target), **PNG)


def _save_small(image: pyvips.Image, target: Path, *, most: int) -> None:
    """As JPEG of at most so many bytes; the smallest if none is small enough."""
    saved = b""
    for quality in QUALITIES:
        saved = image.jpegsave_buffer(Q=quality, keep="none", optimize_coding=True)
        if len(saved) <= most:
            break
    target.write_bytes(saved)


def _photograph(file: Path, box: dict[str, Any]) -> pyvips.Image:
    crop = {"crop": "centre"} if box["fits"] == "cover" else {}
    image = pyvips.Image.thumbnail(str(file), box["width"], height=box["height"], **crop)
    image = image.colourspace("srgb")
    return image if image.hasalpha() else image.bandjoin(255)


def _words(line: dict[str, Any]) -> pyvips.Image:
    """In its ink, on nothing."""
    mask = pyvips.Image.text(
        _written(line["text"]),
        font=f"{line['family']}, {WEIGHTS[line['weight']]}",
        width=line["width"],
        height=line["height"],
    )
    ink = list(bytes.fromhex(line["ink"].removeprefix("#")))
    return mask.new_from_image(ink).copy(interpretation="srgb").bandjoin(mask)


def _written(text: str) -> str:
    """As text that is no markup: Pango would obey it."""
    return escape("".join(" " if _is_control(sign) else sign for sign in text).strip())


def _is_control(sign: str) -> bool:
    return unicodedata.category(sign) == "Cc"


def _is_seen(text: str) -> bool:
    return any(sign.isprintable() and not sign.isspace() for sign in text)


def _lay(
    image: pyvips.Image, part: pyvips.Image, box: dict[str, Any], *, centred: bool = True
) -> pyvips.Image:
    """In the middle of its place, or where it begins."""
    left, top = box["left"], box["top"]
    if centred:
        left += (box["width"] - part.width) // 2
        top += (box["height"] - part.height) // 2
    return image.composite2(part, "over", x=left, y=top).flatten()
