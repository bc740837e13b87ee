"""Posters in every palette and size: what they say, how well it is read, where the code leads."""

import json
import re
from collections.abc import Callable
from dataclasses import asdict
from io import BytesIO
from typing import Any

import pytest
import segno
from PIL import Image

from apps.publishing.printing import Printed
from shared.contrast import LEGIBLE, contrast, read_color
from shared.qr import QUIET_ZONE, modules_of, qr_png, qr_svg
from tests.printing.given import ADDRESS, PALETTES, theme
from tests.printing.paper import Paper
from tests.printing.tagged import TaggedPdf, fonts_of

SIZES = {"a4": (210, 297), "a5": (148, 210), "badge": (90, 55)}
# What is written, and what it is written on.
PAIRS = (("cover-ink", "cover"), ("on-primary", "primary"), ("ink", "bg"), ("ink-2", "bg"))


def poster(**other: Any) -> dict[str, Any]:
    return {
        "size": "a4",
        "company": "Maison Aubrac",
        "name": "Livret d’accueil saisonniers 2027",
        "kind": "employee_welcome",
        "theme": theme(),
        "locale": "fr-FR",
        "others": ["en-GB", "es-ES", "pt-PT"],
        "address": "livret.maison-aubrac.fr/l/saisonniers-2027",
        "code": "481206",
        "qr": asdict(modules_of(ADDRESS)),
        "media": {},
        **other,
    }


def matrix_in(strokes: str) -> set[tuple[int, int]]:
    """The dark modules that a drawing of strokes covers."""
    return {
        (int(row) - QUIET_ZONE, int(start) + place - QUIET_ZONE)
        for start, row, length in re.findall(r"M(\d+) (\d+)\.5h(\d+)", strokes)
        for place in range(int(length))
    }


def dark_modules(address: str) -> set[tuple[int, int]]:
    matrix = segno.make_qr(address, error="q", boost_error=False).matrix
    return {(y, x) for y, line in enumerate(matrix) for x, dark in enumerate(line) if dark}


Print = Callable[..., Printed]


@pytest.fixture(scope="module")
def printed(paper: Paper, tmp_path_factory: pytest.TempPathFactory) -> Print:
    """A poster on paper; one that was printed before is not printed again."""
    kept: dict[str, Printed] = {}

    def once(**other: Any) -> Printed:
        given = poster(**other)
        name = json.dumps(given, sort_keys=True)
        if name not in kept:
            kept[name] = paper.print(tmp_path_factory.mktemp("poster"), poster=given)
        return kept[name]

    return once


@pytest.mark.parametrize("size", SIZES)
def test_is_one_tagged_sheet_of_its_size(printed: Print, size: str):
    pdf = TaggedPdf(printed(size=size).file)

    (sheet,) = pdf.reader.pages
    assert (sheet.mediabox.width, sheet.mediabox.height) == pytest.approx(
        [side * 72 / 25.4 for side in SIZES[size]], abs=0.1
    )
    assert pdf.catalog["/MarkInfo"]["/Marked"]
    assert [one.text.strip() for one in pdf.all("H1")] == ["Votre livret d’accueil"]
    assert [str(one.row["/Alt"]) for one in pdf.all("Figure")] == [
        "Code QR qui mène à livret.maison-aubrac.fr/l/saisonniers-2027"
    ]
    assert pdf.pieces[0].loose == []
    assert all("/FontFile2" in font or "/FontFile3" in font for font in fonts_of(pdf).values())


def test_says_the_ways_in_and_asks_in_the_other_languages(printed: Print):
    pdf = TaggedPdf(printed().file)

    assert [re.sub(r"\s+", " ", line.text).strip() for line in pdf.all("P")] == [
        "Maison Aubrac",
        "Visez le code avec votre téléphone",
        "Code d’accès 481 206",
        "ou tapez livret.maison-aubrac.fr/l/saisonniers-2027",
        "Scan the code Escanee el código Leia o código",
    ]
    spoken = [str(one.row["/Lang"]) for one in pdf.all("Span") if "/Lang" in one.row]
    assert spoken == ["en-GB", "es-ES", "pt-PT"]


def test_keeps_the_code_to_itself_unless_told(paper: Paper):
    html = paper.render(poster=poster(code=None))["html"]

    assert "481" not in html
    assert "Code d’accès" not in html


@pytest.mark.parametrize("palette", PALETTES)
def test_is_read_in_every_palette(paper: Paper, palette: str):
    html = paper.render(poster=poster(theme=theme(palette)))["html"]
    colours = dict(re.findall(r"--lvr-([a-z0-9-]+): (#[0-9a-f]{6});", html))
    ink = re.findall(r'stroke="(#[0-9a-f]{6})"', html)[0]

    worst = min(
        contrast(read_color(colours[written]), read_color(colours[ground]))
        for written, ground in PAIRS
    )

    assert worst >= LEGIBLE
    assert contrast(read_color(ink), (255, 255, 255)) >= LEGIBLE


@pytest.mark.parametrize("drawing", ["hills", "caregiver", "table"])
def test_every_drawing_fits_one_sheet(printed: Print, drawing: str):
    worn = theme(cover={"drawing": drawing, "picture": None})

    assert printed(theme=worn).pages == 1


def test_long_names_stay_on_the_sheet(printed: Print):
    long = {"company": "Compagnie des hôtels " * 9, "address": f"{'a' * 60}.fr/l/{'b' * 60}"}

    assert printed(**long).pages == 1


class TestCodes:
    def test_lead_to_the_address_as_strokes(self):
        assert matrix_in(modules_of(ADDRESS).path) == dark_modules(ADDRESS)

    def test_lead_to_the_address_as_pixels(self):
        picture = Image.open(BytesIO(qr_png(ADDRESS))).convert("L")
        units = modules_of(ADDRESS).size
        scale = picture.width // units
        seen = {
            (y - QUIET_ZONE, x - QUIET_ZONE)
            for y in range(units)
            for x in range(units)
            if picture.getpixel((x * scale + scale // 2, y * scale + scale // 2)) == 0
        }

        assert picture.width >= 1000
        assert seen == dark_modules(ADDRESS)

    def test_have_a_quiet_zone_as_a_drawing(self):
        drawing = qr_svg(ADDRESS).decode()

        assert f'viewBox="0 0 {modules_of(ADDRESS).size}' in drawing or 'fill="#fff"' in drawing
        assert "<title>" in drawing
