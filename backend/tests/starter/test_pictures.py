"""The drawings of the starter library: what they are, and that pages show them where they help."""

from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from apps.library.content import starter_library
from apps.library.content.drawing import drawing_media
from shared.documents.content import Block, media_of, walk
from tests.figures import Figures
from tests.processes import REPOSITORY

FOLDER = REPOSITORY / "backend/apps/library/content/drawings"
FILES = sorted(FOLDER.glob("*.svg"))
FIGURES = Figures("make test-backend")
PAGES = [page for chapter in starter_library().chapters for page in chapter.pages]
ENOUGH_PAGES = 60
HEAVIEST = 6 * 1024
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {
    *("svg", "g", "path", "circle", "ellipse", "rect"),
    *("defs", "clipPath", "filter", "feDropShadow"),
}

every_drawing = pytest.mark.parametrize("drawing", FILES, ids=lambda file: file.stem)


def parsed(drawing: Path) -> ET.Element:
    return ET.fromstring(drawing.read_text("utf-8"))  # noqa: S314 - our own file


def images() -> list[Block]:
    blocks = (block for page in PAGES for block in walk(page.document["blocks"]))
    return [block for block in blocks if block["type"] == "image"]


def test_enough_pages_show_one() -> None:
    shown = sum(bool(media_of(page.document)) for page in PAGES)

    FIGURES.note(
        "Starter D",
        f"pages of the starter library with a drawing, of {len(PAGES)}; {len(FILES)} drawings",
        f"{shown} pages",
        goal=f"≥ {ENOUGH_PAGES}",
        met=shown >= ENOUGH_PAGES,
    )
    assert shown >= ENOUGH_PAGES


def test_each_says_in_words_what_it_shows() -> None:
    said = [image["props"]["alt"] for image in images()]

    assert [alt for alt in said if not 20 <= len(alt) <= 200] == []
    assert not any(image["props"]["decorative"] for image in images())


def test_a_page_does_not_say_the_same_of_two_drawings() -> None:
    for page in PAGES:
        shown = [one for one in walk(page.document["blocks"]) if one["type"] == "image"]
        assert len({image["props"]["alt"] for image in shown}) == len(shown), page.title


def test_a_question_is_answered_by_words() -> None:
    for page in PAGES:
        for before, block in pairwise(page.document["blocks"]):
            assert block["type"] != "question" or before["type"] not in ("image", "gallery")


def test_each_is_shown_somewhere() -> None:
    shown = {image["props"]["media"] for image in images()}

    assert {name for name, medium in drawing_media().items() if medium not in shown} == set()


def test_there_are_those_that_save_a_life_or_a_misunderstanding() -> None:
    families = [file.stem.partition("-")[0] for file in FILES]

    assert families.count("sgh") == 9
    assert families.count("signal") >= 12
    assert families.count("tri") == 7
    assert {"mains", "secours", "evacuation", "lever"} <= set(families)


@every_drawing
def test_it_is_small_and_holds_shapes_only(drawing: Path) -> None:
    root = parsed(drawing)
    attributes = {name for element in root.iter() for name in element.attrib}

    assert drawing.stat().st_size <= HEAVIEST
    assert root.get("viewBox") == "0 0 480 360"  # a gallery shows 4:3, and would cut another
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= SHAPES
    assert not any(name.startswith("on") or "href" in name for name in attributes)
    assert {"style", "class"}.isdisjoint(attributes)


@every_drawing
def test_it_brings_its_own_light_ground(drawing: Path) -> None:
    root = parsed(drawing)
    ground = next(element for element in root if element.tag == f"{SVG}rect")

    assert (ground.get("width"), ground.get("height")) == ("480", "360")
    assert ground.get("fill") == "#FBF6EC"
