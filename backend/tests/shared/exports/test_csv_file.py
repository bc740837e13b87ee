"""SEC9: what people wrote never becomes a formula in the spreadsheet of somebody else."""

import csv
from io import StringIO
from unicodedata import normalize

import pytest

from shared.exports import csv_file
from tests.architecture.paths import BACKEND, python_files
from tests.figures import Figures

PREFIXES = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠", " =")
PAYLOAD = "cmd|' /C calc'!A0"


def read(cells: list[str], language: str = "fr-FR") -> list[list[str]]:
    file = csv_file(header=["Objet", *cells], rows=[["a", *cells]], language=language, most=10)
    separator = ";" if language == "fr-FR" else ","
    with file.content as content:
        text = StringIO(content.read().decode("utf-8-sig"), newline="")
    return list(csv.reader(text, delimiter=separator))


def is_live(cell: str) -> bool:
    """As the most eager spreadsheet would judge."""
    return cell[:1] in "\t\r\n" or normalize("NFKC", cell.strip())[:1] in "=+-@"


@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_no_prefix_makes_a_formula(language: str):
    cells = [f"{prefix}{PAYLOAD}" for prefix in PREFIXES]
    assert all(map(is_live, cells))

    written = [cell for row in read(cells, language) for cell in row]

    live = [cell for cell in written if is_live(cell)]
    Figures("make test").note(
        "SEC9",
        f"CSV cells that start like a formula, {len(PREFIXES)} prefixes, {language}",
        f"{len(live)} live formulas",
        goal="0",
        met=not live,
    )
    assert written == ["Objet", *(f"'{cell}" for cell in cells), "a", *(f"'{c}" for c in cells)]
    assert live == []


@pytest.mark.parametrize(("language", "theirs"), [("fr-FR", ","), ("en-GB", ";")])
@pytest.mark.parametrize("prefix", ["=", "+", "@", "-", " =", "＝"])
def test_no_formula_begins_where_another_country_would_cut(prefix: str, language: str, theirs: str):
    file = csv_file(
        header=["Objet"], rows=[["a", f"Jean{theirs}{prefix}{PAYLOAD}"]], language=language, most=10
    )
    with file.content as content:
        text = content.read().decode("utf-8-sig")

    cells = [cell for row in csv.reader(StringIO(text), delimiter=theirs) for cell in row]
    assert len(cells) > 2
    assert [cell for cell in cells if is_live(cell)] == []


def test_says_that_it_was_cut():
    file = csv_file(header=["Objet"], rows=[["a"], ["b"], ["c"]], language="fr-FR", most=2)

    with file.content as content:
        lines = content.read().decode("utf-8-sig").splitlines()
    assert lines[:3] == ["Objet", "a", "b"]
    assert lines[3].startswith("Export limité à 2 lignes")
    assert (len(lines), file.rows) == (4, 2)


def test_every_exporter_writes_through_it():
    writers = {
        str(path.relative_to(BACKEND))
        for path in python_files()
        if "tests" not in path.parts and "csv.writer" in path.read_text("utf-8")
    }

    assert writers == {"shared/exports/csv_file.py"}


@pytest.mark.parametrize("cell", ["", "Awa Diop", "12", "a=b", "« Se laver »", "1;2", "l'an\nneuf"])
def test_other_cells_stay_as_they_are(cell: str):
    assert read([cell])[1] == ["a", cell]
