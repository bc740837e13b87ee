"""What is translated in the demonstration is said there, and keeps what has to stay."""

import pytest

from config.management.demo_booklets_data import AUBRAC_BOOKLETS
from config.management.demo_translations import BOOKLET, LOCALE, TO_REVIEW, TRANSLATED, plain
from shared.translating.page_units import has_its_tokens, units_of_page

(DEMO,) = [one for one in AUBRAC_BOOKLETS if one.name == BOOKLET]
UNITS = {
    plain(unit.text): unit
    for pages in DEMO.told.values()
    for page in pages
    for unit in units_of_page(page.title, page.document)
}
TITLES = {BOOKLET, *DEMO.told}


@pytest.mark.parametrize("said", sorted(TRANSLATED.keys() - TITLES))
def test_every_text_stands_on_a_page(said: str):
    assert has_its_tokens(UNITS[said], TRANSLATED[said])


def test_the_booklet_has_the_language():
    assert LOCALE in DEMO.locales
    assert TRANSLATED.keys() > TO_REVIEW
    assert TRANSLATED.keys() >= TITLES
