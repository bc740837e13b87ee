"""What a company's export says of its booklets."""

import pytest

from apps.booklets import selectors
from apps.booklets.factories import BookletFactory
from apps.companies.factories import CompanyFactory
from apps.companies.questions import SheetsOfCompany
from shared.questions import ask

pytestmark = pytest.mark.django_db


class TestAnExport:
    def test_takes_each_page_along(self):
        booklet = BookletFactory.create(
            name="Accueil", plan={"Vie d’équipe": ["Les horaires", "La tenue"]}
        )
        company_id = booklet.company_id
        empty = BookletFactory.create(company_id=company_id, name="Vide", building=True, plan={})
        BookletFactory.create(company_id=company_id, name="Jeté", trashed=True)
        BookletFactory.create(name="Étranger")

        lines = list(selectors.booklet_lines(company_id=company_id, language="fr-FR"))

        begin = ("Accueil", booklet.slug, "Brouillon", "Vie d’équipe")
        assert lines == [
            (*begin, "Les horaires", "Les horaires"),
            (*begin, "La tenue", "La tenue"),
            ("Vide", empty.slug, "En création", "", "", ""),
        ]

    def test_has_their_sheet(self):
        sheets = ask(SheetsOfCompany, company_id=CompanyFactory.create().id, language="fr-FR")

        assert "booklets.csv" in [sheet.file_name for sheet in sheets]
