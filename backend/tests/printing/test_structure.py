"""What PDF/UA-1 asks of a file, looked at in a finished one."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.printing.given import Given, edition
from tests.printing.pages import EVERYTHING, MEDIA, pictures_into
from tests.printing.paper import Paper
from tests.printing.tagged import Structure, TaggedPdf, fonts_of, languages_of


@pytest.fixture(scope="module")
def given() -> Given:
    page = {"id": "tout", "title": "Tout", "importance": "info", "document": EVERYTHING}
    chapter = {"id": "un", "title": "Un", "minutes": 1, "mandatory": False, "pages": [page]}
    return edition([chapter], media=MEDIA)


@pytest.fixture(scope="module")
def printed(paper: Paper, given: Given, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The print that all tests look at."""
    folder = tmp_path_factory.mktemp("print")
    pictures_into(folder)
    return paper.print(folder, print=given).file


@pytest.fixture(scope="module")
def pdf(printed: Path) -> TaggedPdf:
    return TaggedPdf(printed)


class TestTheFile:
    def test_says_what_it_is_in_which_language(self, pdf: TaggedPdf):
        assert pdf.catalog["/MarkInfo"]["/Marked"]
        assert pdf.catalog["/ViewerPreferences"]["/DisplayDocTitle"]
        assert pdf.catalog["/Lang"] == "fr-FR"
        assert _metadata(pdf).title == "Livret d’accueil saisonniers 2027"
        assert _metadata(pdf).author == "Maison Aubrac"

    def test_claims_the_standard(self, pdf: TaggedPdf):
        told = pdf.catalog["/Metadata"].get_data().decode()

        assert "http://www.aiim.org/pdfua/ns/id/" in told
        assert 'pdfuaid:part="1"' in told
        assert "Livret d’accueil saisonniers 2027" in told

    def test_holds_every_letter_that_it_shows(self, pdf: TaggedPdf):
        fonts = fonts_of(pdf)

        assert {"Young-Serif", "Source-Sans-3-Variable"} <= {name[8:] for name in fonts}
        assert all("/FontFile2" in font or "/FontFile3" in font for font in fonts.values())

    def test_has_an_outline_of_chapters_pages_and_headings(self, pdf: TaggedPdf):
        def titles(entries: Any) -> list[Any]:
            return [titles(one) if isinstance(one, list) else one.title for one in entries]

        *_, chapter, inside = titles(pdf.reader.outline)
        assert (chapter, inside[0], inside[1][0]) == ("Un", "Tout", "Selon votre poste")


class TestTheStructures:
    def test_hold_all_that_is_drawn_but_decoration(self, pdf: TaggedPdf):
        pieces = {(place, one) for place, sheet in enumerate(pdf.pieces) for one in sheet.texts}

        assert pieces == pdf.held()
        assert [sheet.loose for sheet in pdf.pieces if sheet.loose] == []

    def test_leave_out_what_runs_along_the_edges(self, pdf: TaggedPdf):
        _, contents, *_ = pdf.pieces

        assert [text for text in contents.artifacts if text] == [
            "Maison Aubrac",
            "Livret d’accueil saisonniers 2027",
            "Version 3.0, empreinte 7c41…e09b",
            "2",
        ]

    def test_describe_each_picture(self, pdf: TaggedPdf):
        described = [str(one.row["/Alt"]) for one in pdf.all("Figure")]

        code = "Code QR qui mène à livret.maison-aubrac.fr/l/saisonniers-2027"
        pictures = ["Un lavabo à commande au genou", "Le plan de la maison"]
        assert described == [code, *pictures, code]

    def test_never_skip_a_level_of_heading(self, pdf: TaggedPdf):
        levels = [int(one.kind[1]) for one in pdf.all("H1", "H2", "H3", "H4", "H5")]

        assert levels == [1, 1, 1, 2, 3, 4]
        assert all(below - above <= 1 for above, below in pairwise(levels))

    def test_never_hold_a_heading_or_a_paragraph_in_another(self, pdf: TaggedPdf):
        lines = {"H1", "H2", "H3", "H4", "H5", "P"}
        inside = [one for line in pdf.all(*lines) for one in line.walk() if one is not line]

        assert [one.text for one in inside if one.kind in lines] == []

    def test_say_another_language(self, pdf: TaggedPdf):
        assert languages_of(pdf) == {"fr-FR", "en"}
        assert [one.text for one in pdf.all("Span") if one.row.get("/Lang") == "en"] == [
            "Wash your hands"
        ]

    def test_build_lists_of_a_mark_and_a_body(self, pdf: TaggedPdf):
        kinds = {tuple(_kinds(item)) for item in pdf.all("LI")}

        assert kinds == {("LBody",), ("Lbl", "LBody")}
        assert {str(one.row["/A"]["/ListNumbering"]) for one in pdf.all("L")} == {
            "/None",
            "/Disc",
            "/Decimal",
        }

    def test_lead_from_each_cell_to_its_headings(self, pdf: TaggedPdf):
        ids = {str(head.row["/ID"]) for head in pdf.all("TH")}

        assert [str(head.row["/A"]["/Scope"]) for head in pdf.all("TH")] == [
            *["/Column"] * 3,
            *["/Row"] * 2,
        ]
        for cell in pdf.all("TD"):
            assert {str(head) for head in cell.row["/A"]["/Headers"]} <= ids

    def test_name_where_links_lead(self, pdf: TaggedPdf):
        pages: list[Any] = list(pdf.reader.pages)
        links = [
            note.get_object()
            for page in pages
            for note in page.get("/Annots", [])
            if note.get_object()["/Subtype"] == "/Link"
        ]

        assert len(links) > 5
        assert all(link["/Contents"] and "/StructParent" in link for link in links)
        assert {page["/Tabs"] for page in pages} == {"/S"}


def _metadata(pdf: TaggedPdf) -> Any:
    return pdf.reader.metadata


def _kinds(structure: Structure) -> list[str]:
    return [kid.kind for kid in structure.kids if isinstance(kid, Structure)]


def test_the_same_edition_gives_the_same_bytes(
    paper: Paper, given: Given, printed: Path, folder: Path
):
    pictures_into(folder)

    again = paper.print(folder, print=given).file

    assert again.read_bytes() == printed.read_bytes()
