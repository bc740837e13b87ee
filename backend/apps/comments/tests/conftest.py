"""A booklet with two pages, and two people who write in it."""

import pytest

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletRole
from apps.comments.tests.people import working_on
from apps.companies.factories import CompanyFactory
from shared.actor import Actor


@pytest.fixture
def booklet() -> Booklet:
    return BookletFactory.create(
        company_id=CompanyFactory.create().id, plan={"Accueil": ["Bienvenue", "Horaires"]}
    )


@pytest.fixture
def awa(booklet: Booklet) -> Actor:
    return working_on(booklet, BookletRole.WRITER)


@pytest.fixture
def julien(booklet: Booklet) -> Actor:
    return working_on(booklet, BookletRole.TRANSLATOR)
