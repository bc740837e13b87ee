"""The smallest booklet of a sector: what the law asks, and few informations before it can be published."""

import pytest

from apps.library.content import WrittenPage, living_values, starter_library
from apps.library.models import BookletKind, Level
from shared.documents.values import values_of
from tests.starter.newcomer import concerns

MOST_REQUIRED = 12
REQUIRED = {value.key for value in living_values() if value.essential}
KIND = BookletKind.EMPLOYEE_WELCOME


def essential_pages(sector: str) -> list[WrittenPage]:
    library = starter_library()
    law = {
        one.code
        for one in library.obligations
        if concerns(one, sector, KIND) and one.level == Level.MANDATORY
    }
    chapters = [one for one in library.chapters if concerns(one, sector, KIND)]
    return [page for one in chapters for page in one.pages if law & set(page.obligations)]


@pytest.mark.parametrize("sector", ["HCR", "COM", "BTP", "SAN", "MED", "FOR"])
def test_asks_twelve_informations_at_most_of_a_company_that_has_filled_none(sector: str) -> None:
    inserted = {key for page in essential_pages(sector) for key in values_of(page.document)}

    required = inserted & REQUIRED

    assert 0 < len(required) <= MOST_REQUIRED, sorted(required)
