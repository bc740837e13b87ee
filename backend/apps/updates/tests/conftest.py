import pytest

from apps.companies.factories import CompanyFactory
from apps.companies.models import Company
from apps.updates.tests.worlds import manager_of
from shared.actor import Actor


@pytest.fixture
def company() -> Company:
    return CompanyFactory.create()


@pytest.fixture
def manager(company: Company) -> Actor:
    return manager_of(company)
