"""What the agents of a public employer read: never the court, the agreement or the council of private contracts alone."""

import pytest

from apps.library.content import WrittenPage, starter_library
from apps.library.models import BookletKind
from shared.documents.values import values_of
from tests.starter.newcomer import concerns
from tests.starter.readability import texts

LIBRARY = starter_library()
PRIVATE = {one.code for one in LIBRARY.obligations if "private_employer" in one.conditions}

WHERE_THERE_IS_ONE = (
    *("s’il existe", "Là où il y a", "dans les entreprises privées", "CSE ou comité social"),
    "Référent ou référente harcèlement du CSE",  # left out until somebody has filled who that is
)


def read_in(sector: str) -> list[WrittenPage]:
    """The pages of its welcome booklet that stay once the employer is public."""
    kind = BookletKind.EMPLOYEE_WELCOME
    asked = {one.code for one in LIBRARY.obligations if concerns(one, sector, kind)}
    pages = [
        page
        for chapter in LIBRARY.chapters
        if concerns(chapter, sector, kind)
        for page in chapter.pages
    ]
    return [page for page in pages if not (said := asked & set(page.obligations)) or said - PRIVATE]


every_sector = pytest.mark.parametrize("sector", [one.code for one in LIBRARY.sectors])


@every_sector
def test_a_court_is_named_with_that_of_the_public_service(sector: str) -> None:
    naming = [said for page in read_in(sector) for said in _texts(page) if "prud’hom" in said]

    assert naming, "otherwise nothing is looked at"
    assert [said for said in naming if "fonction publique" not in said] == []


@pytest.mark.parametrize("sector", ["SAN", "MED", "BUR"])  # whose employers are often public
def test_no_collective_agreement_is_inserted(sector: str) -> None:
    inserting = [
        page.title
        for page in read_in(sector)
        if "collective_agreement" in values_of(page.document)
        or any("convention collective" in said for said in _texts(page))
    ]

    assert inserting == []


@every_sector
def test_the_council_of_private_employers_is_named_only_where_there_is_one(sector: str) -> None:
    naming = [said for page in read_in(sector) for said in _texts(page) if "CSE" in said]

    assert naming, "otherwise nothing is looked at"
    assert [said for said in naming if not any(words in said for words in WHERE_THERE_IS_ONE)] == []


def _texts(page: WrittenPage) -> list[str]:
    return list(texts(page.document, {}))
