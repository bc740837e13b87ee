import pytest

from apps.booklets.factories import BookletFactory
from apps.booklets.selectors import languages_of
from apps.booklets.services import note_shares

pytestmark = pytest.mark.django_db


def test_a_booklet_says_how_far_it_is_in_each_language():
    booklet = BookletFactory.create(locales=["pt-PT", "en-GB"])

    note_shares(booklet, shares={"pt-PT": 82})

    booklet.refresh_from_db()
    assert [(one.locale, one.share) for one in languages_of(booklet)] == [
        ("pt-PT", 82),
        ("en-GB", 0),
    ]
