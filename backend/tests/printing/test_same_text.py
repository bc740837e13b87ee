"""Paper says what the web says, in the same order."""

import re
from pathlib import Path

import pytest

from tests.printing.given import Given, edition, random_editions, starter_chapters
from tests.printing.paper import Paper
from tests.printing.said import ADDED, plain, words_of_page
from tests.printing.speech import Speech
from tests.printing.tagged import Structure, TaggedPdf

SEEDS = [1, 2, 3]
ONLINE = "Toujours à jour en ligne"
COUNT = re.compile(r"^Page \d+ sur \d+")  # how far one is: paper has sheets


def web(paper: Paper, given: Given) -> str:
    """All pages of the booklet on the web, one after the other, under the titles of their chapters."""
    drawn = {name: given[name] for name in ("booklet", "media", "values")}
    labels = {key: told["fr-FR"] for key, told in given["labels"].items()}
    files = paper.render(**drawn, labels=labels)
    pages = iter(file["html"] for file in files if re.match(r"c\d+/", file["path"]))
    said = []
    for number, chapter in enumerate(given["booklet"]["chapters"], 1):
        said.append(f"{number}{chapter['title']}")
        said += [COUNT.sub("", words_of_page(next(pages))) for _ in chapter["pages"]]
    return plain("".join(said))


def test_of_the_starter_library(paper: Paper, folder: Path):
    given = edition(starter_chapters(4))

    pdf = TaggedPdf(paper.print(folder, print=given).file)

    assert after_contents(pdf) == web(paper, given)


@pytest.fixture(scope="module")
def editions() -> dict[int, Given]:
    return dict(zip(SEEDS, random_editions(SEEDS), strict=True))


@pytest.mark.parametrize("seed", SEEDS, ids="seed {}".format)
def test_of_any_blocks(paper: Paper, folder: Path, editions: dict[int, Given], seed: int):
    given = editions[seed]

    pdf = TaggedPdf(paper.print(folder, print=given).file)

    assert after_contents(pdf) == web(paper, given)


def after_contents(pdf: TaggedPdf) -> str:
    """What its structures say between the box that ends the contents and the back, in their order."""
    sheets = [one for one in pdf.document.kids if isinstance(one, Structure)]
    last = next(place for place, sheet in enumerate(sheets) if ONLINE in sheet.text)
    speech = Speech()
    for sheet in sheets[last + 1 : -1]:
        speech.add(sheet)
    return ADDED.sub("", plain(speech.said))
