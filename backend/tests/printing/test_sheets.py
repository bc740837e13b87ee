"""How booklets fill their sheets; `make sheets` looks at all that people begin with."""

from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from apps.publishing.printing import Printed, print_document
from tests.printing.booklets import booklet_of, demo_booklets
from tests.printing.given import Given, edition, theme
from tests.printing.pages import FACE, MEDIA, pictures_into
from tests.printing.paper import Paper
from tests.printing.sheets import MOST_CHARACTERS, Sheets, look_at

CHAPTERS, PAGES_EACH = 27, 4
SMALL = {one.name: one.given for one in demo_booklets() if not one.given["booklet"]["chapters"][3:]}
# The first two ended with a box on a sheet of its own; the title of the third stands alone when its table may not go on.
HARD = ("conges-et-absences", "lancer-une-alerte", "trier-les-dechets")


def sheets_of(paper: Paper, folder: Path, given: Given) -> Sheets:
    html = paper.render(print=given)["html"]
    return look_at(print_document(folder, html=html, assets=paper.assets).file, html)


@pytest.mark.parametrize("given", [*SMALL.values(), booklet_of(*HARD)], ids=[*SMALL, "hard"])
def test_hold_no_lone_box_and_no_lines_that_are_hard_to_follow(
    paper: Paper, folder: Path, given: Given
):
    sheets = sheets_of(paper, folder, given)

    assert (sheets.hardly_filled, sheets.lone_boxes, sheets.cut_callouts) == ([], [], [])
    assert sheets.measure <= MOST_CHARACTERS


def test_contents_of_a_long_booklet_take_two(paper: Paper, folder: Path):
    assert sheets_of(paper, folder, edition(chapters_without_words())).contents == 2


@pytest.fixture(scope="module")
def printed(paper: Paper, tmp_path_factory: pytest.TempPathFactory) -> Printed:
    """A booklet of a company that has a logo."""
    folder = tmp_path_factory.mktemp("covers")
    pictures_into(folder)
    given = edition(chapters_without_words()[:1], media=MEDIA)
    given["booklet"]["theme"] = theme(logo={"media": FACE, "alt": "Maison Aubrac"})
    return paper.print(folder, print=given)


class TestTheCovers:
    @pytest.mark.parametrize("side", [0, -1], ids=["front", "back"])
    def test_show_the_logo(self, printed: Printed, side: int):
        sheet = PdfReader(printed.file).pages[side]

        assert len(sheet.images) == 1

    def test_lead_from_the_back_to_the_booklet(self, printed: Printed):
        sheet = PdfReader(printed.file).pages[-1]

        assert "Toujours à jour en ligne" in sheet.extract_text()


class TestTheMeasure:
    """It finds what it is there for."""

    def look(self, folder: Path, tmp_path: Path, *blocks: str) -> Sheets:
        html = f"""<html lang="fr"><title>x</title><style>
            @page {{ size: a4; margin: 32mm 20mm 27mm; }} p {{ margin: 0; line-height: 20px; }}
            </style><body><section>Sommaire</section><section class="lvp-chapter" style="break-before: page">
            <h1>Un</h1>{"".join(blocks)}</section></body></html>"""
        assets = tmp_path / "assets"
        assets.mkdir()
        return look_at(print_document(folder, html=html, assets=assets).file, html)

    def test_finds_a_callout_that_is_cut(self, folder: Path, tmp_path: Path):
        callout = f'<aside class="lvb-callout">{lines(30)}</aside>'

        assert self.look(folder, tmp_path, lines(25), callout).cut_callouts == [2]

    def test_finds_a_box_that_stands_alone(self, folder: Path, tmp_path: Path):
        box = '<div class="lvb-question" style="break-before: page"><p>Une question</p></div>'

        assert self.look(folder, tmp_path, lines(25), box).lone_boxes == [3]

    def test_finds_a_sheet_that_is_hardly_filled(self, folder: Path, tmp_path: Path):
        tall = f'<div style="break-inside: avoid">{lines(40)}</div>'

        assert self.look(folder, tmp_path, lines(2), tall).hardly_filled == [2]


def lines(count: int) -> str:
    return "".join(f"<p>Ligne {number}</p>" for number in range(count))


def chapters_without_words() -> list[dict[str, Any]]:
    return [
        {
            "id": f"c{number}",
            "title": f"Le chapitre {number}",
            "minutes": 1,
            "mandatory": False,
            "pages": [
                {
                    "id": f"c{number}-{place}",
                    "title": f"Une page dont le titre est long, {place}",
                    "importance": "info",
                    "document": {"schema": 2, "blocks": []},
                }
                for place in range(PAGES_EACH)
            ],
        }
        for number in range(1, CHAPTERS + 1)
    ]
