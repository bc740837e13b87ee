import pytest

from apps.accounts.factories import browser_of
from apps.companies.factories import CompanyFactory, MembershipFactory
from apps.reading.factories import published_booklet
from shared.actor import Role


@pytest.fixture
def company():
    return CompanyFactory.create()


@pytest.fixture
def booklet(company):
    return published_booklet(company.id)


@pytest.fixture
def client(company):
    return browser_of(MembershipFactory.create(company=company, role=Role.COMPANY_ADMIN).user)
