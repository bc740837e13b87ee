"""Where the references of the starter library lead: to the article or to the text, not to a whole code."""

import re

import pytest

from apps.library.content import starter_library
from apps.library.content.articles import article_link

OBLIGATIONS = starter_library().obligations
OF_A_CODE = re.compile(
    r"(?:[Cc]ode [^,;]+|CSP|CSS|CASF), art\.\s(?P<letter>[LRD]?)\D*?(?P<number>\d[\d-]*)"
)
A_WHOLE_CODE = re.compile(r"/codes/(texte_lc|id)/LEGITEXT\d+/?$")
A_HOME_PAGE = re.compile(r"https://[^/]+/?$")
SEARCH = "https://www.legifrance.gouv.fr/search/code?tab_selection=code&searchField=ALL"
A_TEXT = "https://eur-lex.europa.eu/eli/"
WITHOUT_ADDRESS_OF_THEIR_TEXT = (
    8  # decrees, circulars and laws whose identifier nobody has looked up
)


def test_a_reference_to_an_article_of_a_code_opens_that_article() -> None:
    named = [(one, OF_A_CODE.search(one.reference)) for one in OBLIGATIONS]
    astray = {
        one.code: one.link
        for one, cited in named
        if cited
        and (cited["letter"] + cited["number"]).lower() not in one.link.lower()
        and not one.link.startswith(A_TEXT)
    }

    assert sum(cited is not None for _, cited in named) >= 250
    assert not astray


def test_few_references_open_a_whole_code_or_a_home_page() -> None:
    vague = [
        one.code
        for one in OBLIGATIONS
        if not one.link or A_WHOLE_CODE.search(one.link) or A_HOME_PAGE.fullmatch(one.link)
    ]

    assert len(vague) <= WITHOUT_ADDRESS_OF_THEIR_TEXT, vague


@pytest.mark.parametrize(
    ("reference", "address"),
    [
        (
            "Code du travail, art. R. 4141-3-1 (5°) et L. 1321-1",
            "https://code.travail.gouv.fr/code-du-travail/r4141-3-1",
        ),
        (
            "Arrêté du 8 septembre 2003 ; CASF, art. L. 311-4",
            f"{SEARCH}&query=L311-4+code+de+l%27action+sociale+et+des+familles&page=1&init=true",
        ),
        (
            "Code pénal, art. 222-33-2",
            f"{SEARCH}&query=222-33-2+code+p%C3%A9nal&page=1&init=true",
        ),
        ("Loi n° 2016-1691 du 9 décembre 2016, art. 6 à 8", ""),
    ],
)
def test_the_address_is_made_of_the_code_and_the_number(reference: str, address: str) -> None:
    assert article_link(reference) == address
