import pytest

from apps.companies.factories import CompanyFactory
from apps.people.tests.acting import member
from apps.people.tests.importing import desk, read_here
from shared.actor import Actor

__all__ = ["desk", "read_here"]


@pytest.fixture
def admin() -> Actor:
    return member(CompanyFactory.create().id)
