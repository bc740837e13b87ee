"""How the official texts of the starter library are read."""

from pathlib import Path

import pytest

from apps.library.content import ContentFault, WrittenChapter, read_chapter
from apps.library.tests.written_chapter import CHAPTER

OFFICIAL = CHAPTER.replace(
    "@ mandatory INC-01 INC-02\n",
    "@ mandatory INC-01\n@ source: Code pénal, art. 222-33\n@ collated_by:\n",
)


def read(text: str, folder: Path) -> WrittenChapter:
    file = folder / "310-alerte.md"
    file.write_text(text, "utf-8")
    return read_chapter(file)


def test_an_official_text_says_what_is_not_joined_yet(tmp_path: Path) -> None:
    told = OFFICIAL.replace("@ collated_by:", "@ to_join: art. 222-33, II")

    official = read(told, tmp_path).pages[0].official

    assert official
    assert official.to_join == "art.\u00a0222-33, II"


def test_an_official_text_names_its_source_and_who_collated_it(tmp_path: Path) -> None:
    quoted, ours = read(OFFICIAL, tmp_path).pages

    assert quoted.official
    assert (quoted.official.source, quoted.official.collated_on) == (
        "Code pénal, art.\u00a0222-33",
        "",
    )
    assert "query=222-33+code" in quoted.official.link
    assert ours.official is None


@pytest.mark.parametrize(
    ("written", "wrong"),
    [
        ("Code pénal, art. 222-33", "Une charte"),  # where is it read?
        ("@ collated_by:", "@ collated_by: Camille Vidal"),  # when?
        (  # of a text that is not whole?
            "@ collated_by:",
            "@ to_join: article 222-33, II\n@ collated_by: Camille Vidal\n@ collated_on: 2027-03-15",
        ),
    ],
)
def test_an_official_text_that_cannot_be_found_or_half_collated_is_refused(
    tmp_path: Path, written: str, wrong: str
) -> None:
    with pytest.raises(ContentFault):
        read(OFFICIAL.replace(written, wrong), tmp_path)
