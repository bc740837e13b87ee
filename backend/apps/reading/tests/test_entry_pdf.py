"""Which PDF the syncs are told of."""

import pytest

from apps.booklets.models import Booklet
from apps.publishing.events import ReadingChanged
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import Edition
from apps.reading.factories import published_booklet
from apps.reading.models import EdgeEntry
from shared.events import announce

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet() -> Booklet:
    return published_booklet()


def pdf_of(booklet: Booklet) -> dict[str, object]:
    """Once the change was told."""
    announce(ReadingChanged(company_id=booklet.company_id, booklet_id=booklet.id))
    pdf: dict[str, object] = EdgeEntry.objects.get(booklet_id=booklet.id).content["editions"][
        "fr-FR"
    ]["pdf"]
    return pdf


def test_has_the_pdf_once_it_is_printed(booklet):
    Edition.objects.update(pdf_state="ready", pdf_key="published/x.pdf", pdf_size=7)

    assert pdf_of(booklet) == {"key": "published/x.pdf", "size": 7}


def test_has_the_former_pdf_until_the_new_one_is_there(booklet):
    Edition.objects.update(pdf_state="ready", pdf_key="published/1.pdf", pdf_size=7)
    booklet.refresh_from_db()
    second = PublicationFactory.create(booklet=booklet, major=2)
    Edition.objects.filter(publication=second).update(bundle="b" * 64)

    assert pdf_of(booklet) == {"key": "published/1.pdf", "size": 7}
    Edition.objects.filter(publication=second).update(
        pdf_state="ready", pdf_key="published/2.pdf", pdf_size=9
    )
    assert pdf_of(booklet) == {"key": "published/2.pdf", "size": 9}
