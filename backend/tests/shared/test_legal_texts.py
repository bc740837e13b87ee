"""The terms promise what the product does: the same days, the same months."""

import pytest

from apps.accounts.known_devices import HALF_A_YEAR
from apps.accounts.terms import LegalDocument, legal_text
from apps.companies.models import Company
from apps.companies.services.purge_archived import KEPT_AFTER_ARCHIVING
from apps.reading.selectors.state import READABLE_WHEN_SUSPENDED

NUMBERS = {
    "fr-FR": {
        6: "six",
        12: "douze",
        24: "vingt-quatre",
        30: "trente",
        60: "soixante",
        90: "quatre-vingt-dix",
    },
    "en-GB": {6: "six", 12: "twelve", 24: "twenty-four", 30: "thirty", 60: "sixty", 90: "ninety"},
}


LASTING = {"fr-FR": "Durées de conservation", "en-GB": "How long data is kept"}
COOKIES = {"fr-FR": "Témoins de connexion", "en-GB": "Cookies"}
LEAVING = {"fr-FR": "in du service", "en-GB": "nd of the service"}


def said(document: LegalDocument, title: dict[str, str], language: str) -> str:
    """What stands under this title, whatever its number."""
    (section,) = (
        one for one in legal_text(document, language).sections if title[language] in one.title
    )
    return " ".join(section.paragraphs)


@pytest.mark.parametrize("language", NUMBERS)
class TestTheTerms:
    def test_say_how_long_a_company_that_leaves_is_read_and_kept(self, language: str):
        numbers = NUMBERS[language]
        end = said(LegalDocument.TERMS_OF_USE, LEAVING, language)

        assert numbers[READABLE_WHEN_SUSPENDED.days] in end
        assert numbers[KEPT_AFTER_ARCHIVING.days] in end

    def test_say_how_long_its_journal_and_its_receipts_are_kept(self, language: str):
        numbers, company = NUMBERS[language], Company()
        kept = said(LegalDocument.DATA_PROTECTION, LASTING, language)

        assert numbers[company.journal_months] in kept
        assert numbers[company.receipts_months] in kept

    def test_name_the_cookie_that_remembers_a_device(self, language: str):
        months = HALF_A_YEAR // (30 * 24 * 60 * 60)
        cookies = said(LegalDocument.DATA_PROTECTION, COOKIES, language)

        assert (
            f"{NUMBERS[language][months]} {'mois' if language == 'fr-FR' else 'months'}" in cookies
        )

    def test_say_in_the_processing_agreement_what_is_kept_and_when_it_goes(self, language: str):
        numbers, company = NUMBERS[language], Company()
        kept = said(LegalDocument.PROCESSING, LASTING, language)
        end = said(LegalDocument.PROCESSING, LEAVING, language)

        for months in (company.receipts_months, company.people_months, company.journal_months):
            assert f"{numbers[months]} {'mois' if language == 'fr-FR' else 'months'}" in kept
        assert numbers[KEPT_AFTER_ARCHIVING.days] in end

    def test_answer_each_letter_of_article_28(self, language: str):
        letter = "§\N{NO-BREAK SPACE}3, {}" if language == "fr-FR" else "(3)({})"
        titles = " ".join(
            one.title for one in legal_text(LegalDocument.PROCESSING, language).sections
        )

        assert [one for one in "abcdefgh" if letter.format(one) not in titles] == []

    def test_are_as_long_in_both_languages(self, language: str):
        for document in LegalDocument:
            here, french = legal_text(document, language), legal_text(document, "fr-FR")
            assert [len(one.paragraphs) for one in here.sections] == [
                len(one.paragraphs) for one in french.sections
            ]
