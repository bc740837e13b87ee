"""Start the limited process on a folder; whatever ends it early is an error of the drawing."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from apps.publishing.drawing import files
from apps.publishing.drawing.limits import WALL_SECONDS
from apps.publishing.fonts import fonts_of, plain_fonts
from shared.confined import EndedEarly, python_module

# One thread: the same picture gives the same bytes.
ENVIRONMENT = {"VIPS_CONCURRENCY": "1", "VIPS_WARNING": "0"}
UPRIGHT = "normal"  # in the names of fonts; the others are slanted, or cut for pages
# Files call themselves otherwise than our themes do. Letters that ours do not have come from the machine, if it has any.
FAMILY = """<match target="scan"><test name="file" compare="contains"><string>{folder}/</string></test>
<edit name="family" mode="assign"><string>{name}</string></edit></match>
"""
FONT_SETTINGS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{own}</dir><dir>/usr/share/fonts</dir><cachedir>{cache}</cachedir>
{families}</fontconfig>
"""

Picture = dict[str, Any]  # as the renderer told it


class NotDrawn(RuntimeError):
    """The process did not bring the pictures."""


def objects_shown(pictures: Sequence[Picture]) -> set[str]:
    """The company's own files that have to lie in the folder."""
    return {shown["object"] for picture in pictures for shown in picture["photographs"]}


def draw_pictures(folder: Path, *, pictures: Sequence[Picture], assets: Path) -> dict[str, bytes]:
    """Each picture by its name; the objects that they show lie in the folder."""
    files.told(folder).write_text(json.dumps(pictures), "utf-8")
    fonts = _lay_fonts(folder, pictures, assets)
    try:
        python_module(
            "apps.publishing.drawing",
            *(folder, fonts),
            environment={**ENVIRONMENT, "FONTCONFIG_FILE": str(files.settings(folder))},
            wall_seconds=WALL_SECONDS,
        )
    except EndedEarly as error:
        raise NotDrawn(str(error)) from error
    return {one["name"]: files.drawn(folder, one["name"]).read_bytes() for one in pictures}


def _lay_fonts(folder: Path, pictures: Sequence[Picture], assets: Path) -> Path:
    """Where they are kept; the folder leads to those that are worn, by family."""
    own, worn = files.fonts(folder), dict[str, list[str]]()
    for picture in pictures:
        for family, sheet in picture["families"].items():
            worn[family] = [name for name in fonts_of([sheet], assets) if UPRIGHT in name]
    kept = plain_fonts({name for names in worn.values() for name in names}, assets)
    for family, names in worn.items():
        (own / family).mkdir(parents=True)
        for name in names:
            (own / family / f"{name}.ttf").symlink_to(kept / name)
    families = [FAMILY.format(folder=own / name, name=name) for name in sorted(worn)]
    told = FONT_SETTINGS.format(own=own, cache=folder / "cache", families="".join(families))
    files.settings(folder).write_text(told, "utf-8")
    return kept
