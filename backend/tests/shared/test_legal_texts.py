"""The terms promise what the product does: the same days, the same months."""

import pytest

from apps.accounts.known_devices import HALF_A_YEAR
from apps.accounts.models import TermsDocument
from apps.accounts.terms import legal_text
from apps.companies.models import Company
from apps.companies.services.purge_archived import KEPT_AFTER_ARCHIVING
from apps.reading.selectors.state import READABLE_WHEN_SUSPENDED

NUMBERS = {
    "fr-FR": {6: "six", 12: "douze", 30: "trente", 60: "soixante", 90: "quatre-vingt-dix"},
    "en-GB": {6: "six", 12: "twelve", 30: "thirty", 60: "sixty", 90: "ninety"},
}


def said(document: TermsDocument, number: int, language: str) -> str:
    """The paragraph that begins with this number."""
    title = f"{number}. "
    (section,) = (
        one for one in legal_text(document, language).sections if one.title.startswith(title)
    )
    return " ".join(section.paragraphs)


@pytest.mark.parametrize("language", NUMBERS)
class TestTheTerms:
    def test_say_how_long_a_company_that_leaves_is_read_and_kept(self, language: str):
        numbers = NUMBERS[language]
        end = said(TermsDocument.TERMS_OF_USE, 7, language)

        assert numbers[READABLE_WHEN_SUSPENDED.days] in end
        assert numbers[KEPT_AFTER_ARCHIVING.days] in end

    def test_say_how_long_its_journal_and_its_receipts_are_kept(self, language: str):
        numbers, company = NUMBERS[language], Company()
        kept = said(TermsDocument.DATA_PROTECTION, 5, language)

        assert numbers[company.journal_months] in kept
        assert numbers[company.receipts_months] in kept

    def test_name_the_cookie_that_remembers_a_device(self, language: str):
        months = HALF_A_YEAR // (30 * 24 * 60 * 60)
        cookies = said(TermsDocument.DATA_PROTECTION, 4, language)

        assert (
            f"{NUMBERS[language][months]} {'mois' if language == 'fr-FR' else 'months'}" in cookies
        )
