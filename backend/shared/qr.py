"""Codes to aim a telephone at."""

from dataclasses import dataclass
from io import BytesIO
from itertools import groupby

import segno

QUIET_ZONE = 4  # empty modules around a code, without which many telephones do not see it
WIDE_ENOUGH = 1000  # pixels of a drawing made of pixels


@dataclass(frozen=True, slots=True)
class Modules:
    """The dark modules as strokes of one unit, in a square that holds the quiet zone too."""

    size: int
    path: str


def modules_of(address: str) -> Modules:
    """The code as a drawing that wears any ink."""
    matrix = _code(address).matrix
    strokes = [
        f"M{start + QUIET_ZONE} {row + QUIET_ZONE}.5h{length}"
        for row, line in enumerate(matrix)
        for start, length in _dark_runs(line)
    ]
    return Modules(size=len(matrix) + 2 * QUIET_ZONE, path="".join(strokes))


def qr_svg(address: str) -> bytes:
    """The code as a drawing, black on white."""
    written = BytesIO()
    _code(address).save(
        written, kind="svg", border=QUIET_ZONE, light="#fff", xmldecl=False, title=address
    )
    return written.getvalue()


def qr_png(address: str) -> bytes:
    """The code as pixels, black on white, wide enough for any sheet."""
    code, written = _code(address), BytesIO()
    width, _ = code.symbol_size(border=QUIET_ZONE)
    code.save(written, kind="png", border=QUIET_ZONE, scale=-(-WIDE_ENOUGH // width))
    return written.getvalue()


def _code(address: str) -> segno.QRCode:
    """A quarter of it may be dirty or torn."""
    return segno.make_qr(address, error="q", boost_error=False)


def _dark_runs(line: bytearray) -> list[tuple[int, int]]:
    runs, place = [], 0
    for dark, group in groupby(line, key=bool):
        length = len(list(group))
        if dark:
            runs.append((place, length))
        place += length
    return runs
