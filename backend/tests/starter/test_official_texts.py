"""The words of laws that booklets join: where they come from, and what they alone cover."""

import pytest

from apps.library.content import WrittenPage, starter_library
from apps.library.models import UpdatePolicy
from shared.documents.values import values_of

LIBRARY = starter_library()
PAGES = [page for chapter in LIBRARY.chapters for page in chapter.pages]
OFFICIAL = [page for page in PAGES if page.official]
TEXT_ITSELF = (
    *("HAR-01", "HAR-02", "DIS-01", "STG-08"),  # the penal code
    *("PAT-06", "PAT-12", "RES-21", "RES-22"),  # charters, and what is joined to them
)

every_text = pytest.mark.parametrize("page", OFFICIAL, ids=lambda page: page.title)


@pytest.mark.parametrize("code", TEXT_ITSELF)
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


def test_a_chapter_that_quotes_a_law_is_locked() -> None:
    quoting = [one for one in LIBRARY.chapters if any(page.official for page in one.pages)]

    assert {chapter.policy for chapter in quoting} == {UpdatePolicy.LOCKED}
