"""What a publication keeps of pages and languages."""

import pytest
from django.utils import timezone

from apps.booklets.factories import BookletFactory
from apps.pages.models import Page
from apps.publishing import selectors
from apps.publishing.tests.people import admin

pytestmark = pytest.mark.django_db

OFFICIAL = {
    "source": "Code pénal, art. 222-33",
    "link": "https://www.legifrance.gouv.fr/",
    "collated_by": "",
    "collated_on": "",
}


def freeze(booklet):
    return selectors.freeze(actor=admin(booklet.company_id), booklet=booklet, now=timezone.now())


def test_it_names_the_source_of_official_texts_alone():
    booklet = BookletFactory.create()
    Page.objects.filter(title="Bienvenue").update(official=OFFICIAL)

    pages = [page for chapter in freeze(booklet)["chapters"] for page in chapter["pages"]]

    assert [page["official"] for page in pages if "official" in page] == [OFFICIAL]


def test_it_has_the_languages_that_somebody_offers_knowingly():
    booklet = BookletFactory.create(locales=["en-GB", "es-ES"], offered_anyway=["en-GB"])

    assert freeze(booklet)["locales"] == ["fr-FR", "en-GB"]
