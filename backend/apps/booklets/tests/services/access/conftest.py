import pytest

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet


@pytest.fixture
def booklet() -> Booklet:
    return BookletFactory.create(plan={})
