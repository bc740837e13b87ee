"""Start the limited process on a folder; whatever ends it early is an error of the print."""

import json
import re
from dataclasses import dataclass
from pathlib import Path

from apps.publishing.fonts import fonts_of, plain_fonts
from apps.publishing.printing import files
from apps.publishing.printing.limits import WALL_SECONDS
from shared.confined import EndedEarly, python_module

# The same document gives the same bytes: fonts write the moment at which they were cut.
ENVIRONMENT = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": "0"}

SHEET = re.compile(r'"o/([\w.-]+\.css)"')


class NotPrinted(RuntimeError):
    """The process did not bring a PDF."""


@dataclass(frozen=True, slots=True)
class Printed:
    file: Path
    pages: int
    refused: list[str]  # addresses that the document asked for and did not get
    peak_kib: int


def print_document(
    folder: Path, *, html: str, assets: Path, wall_seconds: float = WALL_SECONDS
) -> Printed:
    """A tagged PDF of the document; its own objects lie in the folder, those of every document in `assets`."""
    files.objects(folder).mkdir(exist_ok=True)
    files.document(folder).write_text(html, "utf-8")
    fonts = plain_fonts(fonts_of(SHEET.findall(html), assets), assets)
    try:
        said = python_module(
            "apps.publishing.printing",
            *(folder, assets, fonts),
            environment={**ENVIRONMENT, "HOME": str(folder)},
            wall_seconds=wall_seconds,
        )
    except EndedEarly as error:
        raise NotPrinted(str(error)) from error
    answer = json.loads(said)
    return Printed(
        file=files.printed(folder),
        pages=answer["pages"],
        refused=answer["refused"],
        peak_kib=answer["peak_kib"],
    )
