"""What others show of a booklet, as the process draws it."""

import re
from pathlib import Path
from typing import Any

import pytest
import pyvips

from apps.publishing.drawing import files
from apps.publishing.drawing.run import NotDrawn, draw_pictures

FAMILIES = (
    *("young_serif", "source_sans", "atkinson", "lexend"),
    *("nunito_sans", "literata", "figtree", "bricolage"),
)
BOX = {"left": 10, "top": 10, "width": 380, "height": 180}


@pytest.fixture
def sheets(built_renderer: Path) -> dict[str, str]:
    names = [file.name for file in (built_renderer / "assets").glob("*.css")]
    return {re.split(r"-[\w-]{8}\.css$", name)[0]: name for name in names}


class Pencil:
    """Draws what a test tells of, in one process."""

    def __init__(self, assets: Path, folder: Path, sheets: dict[str, str]) -> None:
        self.assets, self.folder, self.sheets, self.told = assets, folder, sheets, 0

    def picture(self, text: str = "", family: str = "lexend", **changes: Any) -> dict[str, Any]:
        self.told += 1
        line = {"text": text, "family": family, "weight": 600, "ink": "#102030", "centred": False}
        sheet = self.sheets.get(family)
        return {
            "name": f"share-{self.told}.png",
            "svg": '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"/>',
            "photographs": [],
            "lines": [line | BOX],
            "families": {family: sheet} if sheet else {},
            **changes,
        }

    def draw(self, *pictures: dict[str, Any]) -> list[bytes]:
        self.folder.mkdir(exist_ok=True)
        folder = self.folder / str(self.told)
        files.objects(folder).mkdir(parents=True)
        for file in self.folder.glob("*.webp"):
            (files.objects(folder) / file.name).write_bytes(file.read_bytes())
        drawn = draw_pictures(folder, pictures=pictures, assets=self.assets)
        return [drawn[one["name"]] for one in pictures]


@pytest.fixture
def pencil(built_renderer: Path, tmp_path: Path, sheets: dict[str, str]) -> Pencil:
    return Pencil(built_renderer / "assets", tmp_path / "drawn", sheets)


def pixel(png: bytes, left: int, top: int) -> list[int]:
    image = pyvips.Image.new_from_buffer(png, "").colourspace("srgb")
    return [round(value) for value in image(left, top)[:3]]


class TestDrawPictures:
    def test_gives_the_same_bytes_twice(self, pencil: Pencil):
        picture = pencil.picture("Livret d’accueil")

        (first,) = pencil.draw(picture)
        pencil.told += 1
        (second,) = pencil.draw(picture)

        assert first == second

    def test_writes_in_the_letters_of_each_family(self, pencil: Pencil):
        *drawn, unknown = pencil.draw(
            *(pencil.picture("Sécurité 2027", family) for family in (*FAMILIES, "unknown"))
        )

        assert len(set(drawn)) == len(FAMILIES)
        assert unknown in drawn  # one that is not found wears another's

    def test_writes_markup_as_it_is_written(self, pencil: Pencil):
        plain, marked, other = pencil.draw(
            *(pencil.picture(text) for text in ("Aubrac", "<b>Aubrac</b>", "&amp;\x01"))
        )

        assert len({plain, marked, other}) == 3

    @pytest.mark.parametrize("text", ["", " \n", "\u200b"])
    def test_writes_nothing_of_nothing(self, pencil: Pencil, text: str):
        (drawn,) = pencil.draw(pencil.picture(text))

        assert pixel(drawn, 200, 100) == [255, 255, 255]

    def test_keeps_a_photograph_in_its_place(self, pencil: Pencil):
        pencil.folder.mkdir()
        red = pyvips.Image.black(300, 90, bands=3).linear(1, [200, 0, 0]).cast("uchar")
        red.copy(interpretation="srgb").webpsave(str(pencil.folder / "face.webp"), lossless=True)
        place = {"object": "face.webp", "left": 200, "top": 0, "width": 200, "height": 200}

        filled, whole = pencil.draw(
            *(
                pencil.picture(photographs=[{**place, "fits": fits}])
                for fits in ("cover", "contain")
            )
        )

        assert pixel(filled, 300, 5) == pixel(whole, 300, 100) == [200, 0, 0]
        assert pixel(whole, 300, 5) == pixel(filled, 190, 100) == [255, 255, 255]

    def test_is_refused_what_is_no_picture(self, pencil: Pencil):
        with pytest.raises(NotDrawn):
            pencil.draw(pencil.picture(svg="<svg"))
