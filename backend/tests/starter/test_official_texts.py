"""The words of laws that booklets join: where they come from, and what they alone cover."""

from collections.abc import Iterator

import pytest

from apps.library.content import WrittenPage, starter_library
from apps.library.models import UpdatePolicy
from shared.documents.content import Block, walk
from shared.documents.values import values_of

LIBRARY = starter_library()
PAGES = [page for chapter in LIBRARY.chapters for page in chapter.pages]
OFFICIAL = [page for page in PAGES if page.official]
VERBATIM = {one.code for one in LIBRARY.obligations if one.verbatim}

every_text = pytest.mark.parametrize("page", OFFICIAL, ids=lambda page: page.title)


def test_the_law_wants_these_texts_joined() -> None:
    penal_code = {"HAR-01", "HAR-02", "DIS-01", "STG-08"}
    charters_and_what_is_joined_to_them = {"PAT-06", "PAT-12", "RES-21", "RES-22"}

    assert penal_code | charters_and_what_is_joined_to_them == VERBATIM


@pytest.mark.parametrize("code", sorted(VERBATIM))
def test_what_the_law_wants_joined_is_covered_by_the_text_alone(code: str) -> None:
    saying = [page for page in PAGES if code in page.obligations]

    assert saying
    assert all(page.official for page in saying)


@every_text
def test_a_text_names_its_source_and_says_nothing_of_the_company(page: WrittenPage) -> None:
    assert page.official
    assert page.official.source
    assert page.official.link.startswith("https://")
    assert not values_of(page.document)


def test_no_other_page_quotes_a_law() -> None:
    ours = [page for page in PAGES if not page.official]

    assert not [page.title for page in ours if any(map(names_a_text, quotations(page)))]


def quotations(page: WrittenPage) -> Iterator[Block]:
    return (block for block in walk(page.document["blocks"]) if block["type"] == "quote")


def names_a_text(quotation: Block) -> bool:
    return any(word in quotation["props"]["author"].lower() for word in ("code", "loi", "arrêté"))


def test_nobody_signed_for_a_text_of_which_a_part_is_missing() -> None:
    signed = [page.official for page in OFFICIAL if page.official and page.official.collated_on]

    assert not [official.source for official in signed if official.to_join]


def test_a_chapter_that_quotes_a_law_is_locked() -> None:
    quoting = [one for one in LIBRARY.chapters if any(page.official for page in one.pages)]

    assert {chapter.policy for chapter in quoting} == {UpdatePolicy.LOCKED}
