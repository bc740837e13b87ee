"""A booklet with two pages and two languages, and a translator who works on it."""

import pytest

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletRole
from apps.companies.factories import CompanyFactory
from apps.translations.tests.people import working_on
from shared.actor import Actor


@pytest.fixture
def booklet() -> Booklet:
    return BookletFactory.create(
        company_id=CompanyFactory.create().id,
        locales=["pt-PT", "en-GB"],
        plan={"Accueil": ["Bienvenue", "Horaires"]},
    )


@pytest.fixture
def sofia(booklet: Booklet) -> Actor:
    return working_on(booklet, BookletRole.TRANSLATOR)
