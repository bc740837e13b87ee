"""A booklet of two chapters with two pages each, and the browsers of who writes in it and who builds it."""

import pytest
from django.test import Client

from apps.accounts.factories import browser_of
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet
from apps.booklets.tests.acting import working
from apps.booklets.tests.people import member
from apps.companies.factories import CompanyFactory
from apps.companies.models import Company
from shared.actor import Role


@pytest.fixture
def company() -> Company:
    return CompanyFactory.create()


@pytest.fixture
def booklet(company: Company) -> Booklet:
    return BookletFactory.create(
        company_id=company.id,
        plan={"Accueil": ["Bienvenue", "Horaires"], "Équipe": ["Qui fait quoi", "Contacts"]},
    )


@pytest.fixture
def client(booklet: Booklet) -> Client:
    return working(booklet, first_name="Camille", last_name="Vidal")


@pytest.fixture
def builder(company: Company) -> Client:
    return browser_of(member(company.id, Role.COMPANY_ADMIN).user)
