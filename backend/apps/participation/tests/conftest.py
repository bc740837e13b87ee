import pytest

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletStatus
from apps.library.factories import some_company
from apps.participation.tests.versions import publish, written
from apps.reading.factories import ReadingAccessFactory


@pytest.fixture
def booklet() -> Booklet:
    """One that is read, as soon as something is published."""
    return BookletFactory.create(company_id=some_company(), plan={}, status=BookletStatus.PUBLISHED)


@pytest.fixture
def open_booklet(booklet: Booklet) -> Booklet:
    ReadingAccessFactory.create(booklet=booklet)
    publish(booklet, "1.0", [written("a"), written("b"), written("c", jobs=["Cuisinier"])])
    return booklet
