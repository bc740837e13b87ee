import pytest

from apps.booklets.models import Booklet, BookletRole
from apps.comprehension.tests.asking import read_booklet
from apps.comprehension.tests.people import working_on
from shared.actor import Actor


@pytest.fixture
def booklet() -> Booklet:
    return read_booklet()


@pytest.fixture
def manager(booklet: Booklet) -> Actor:
    return working_on(booklet, BookletRole.MANAGER)
