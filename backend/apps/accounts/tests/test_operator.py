import pytest
from pytest_django import Settings

from apps.accounts.operator import with_operator
from apps.accounts.terms import LegalDocument, legal_text
from shared.language import LANGUAGES


def notices(language: str = "fr-FR") -> list[str]:
    sections = legal_text(LegalDocument.NOTICES, language).sections
    return [paragraph for section in sections for paragraph in section.paragraphs]


@pytest.fixture
def operator(settings: Settings) -> dict[str, str]:
    unsaid: dict[str, str] = dict.fromkeys(settings.OPERATOR, "")
    settings.OPERATOR = unsaid
    return unsaid


class TestLegalNotices:
    def test_say_who_runs_this_instance(self, operator: dict[str, str]):
        operator |= {"name": "Les Éditions du Causse", "capital": "10 000 €"}

        assert "Dénomination\N{NO-BREAK SPACE}: Les Éditions du Causse" in notices()
        assert "Share capital: 10 000 €" in notices("en-GB")

    def test_invent_nothing_where_the_operator_said_nothing(self, operator: dict[str, str]):
        unsaid = [line for line in notices() if line.endswith("n’a pas encore donnée.")]

        assert len(unsaid) == len(operator) - 1  # other processors are in the agreement

    def test_leave_out_what_does_not_concern_the_operator(self, operator: dict[str, str]):
        operator["capital"] = "-"

        assert not [line for line in notices() if line.startswith("Capital social")]

    def test_repeat_braces_as_they_are(self, operator: dict[str, str]):
        operator["name"] = "{email}"

        assert "Name: {email}" in notices("en-GB")


@pytest.mark.parametrize("language", LANGUAGES)
class TestOtherProcessors:
    def test_are_listed_one_by_one(self, operator: dict[str, str], language: str):
        operator["subprocessors"] = "Brise, envoi des messages, Lyon; Nuage, stockage, Lille;"

        assert with_operator(["{subprocessors}"], language) == [
            "Brise, envoi des messages, Lyon",
            "Nuage, stockage, Lille",
        ]

    def test_are_said_to_be_none_only_by_the_operator(
        self, operator: dict[str, str], language: str
    ):
        unsaid = with_operator(["{subprocessors}"], language)
        operator["subprocessors"] = "-"

        assert with_operator(["{subprocessors}"], language) != unsaid
