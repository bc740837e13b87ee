import pytest

from apps.booklets.selectors import readable_locales
from apps.translations.services import count_shares
from apps.translations.tests.people import TITLE, page_of, rewrite, sentence_of, write

pytestmark = pytest.mark.django_db


def test_the_booklet_knows_how_far_it_is_in_each_language(booklet, sofia):
    """Of six texts: its name, a chapter, two titles and two sentences."""
    write(booklet, sofia, TITLE, validated=True)
    write(booklet, sofia, sentence_of(page_of(booklet)))

    count_shares(company_id=booklet.company_id, booklet_id=booklet.id)

    booklet.refresh_from_db()
    assert booklet.translated == {"pt-PT": 16, "en-GB": 0}


def test_a_language_is_offered_once_all_is_validated_and_not_when_french_moves(booklet, sofia):
    chapter = (str(booklet.chapters.get().id), "title")
    for at in (("", "name"), chapter):
        write(booklet, sofia, at, owner_id=booklet.id, validated=True)
    for title in ("Bienvenue", "Horaires"):
        page = page_of(booklet, title)
        for at in (TITLE, sentence_of(page)):
            write(booklet, sofia, at, owner_id=page.id, validated=True)

    count_shares(company_id=booklet.company_id, booklet_id=booklet.id)
    booklet.refresh_from_db()
    assert readable_locales(booklet) == ["fr-FR", "pt-PT"]

    rewrite(page_of(booklet), "Bonjour")
    count_shares(company_id=booklet.company_id, booklet_id=booklet.id)
    booklet.refresh_from_db()
    assert readable_locales(booklet) == ["fr-FR"]
