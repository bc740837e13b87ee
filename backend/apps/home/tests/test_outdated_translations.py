"""French that moves under a translation that readers have is on the home of whoever may translate it."""

import pytest

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet
from apps.home.models import Concern
from apps.home.services import refresh_concerns
from apps.home.tests.people import NOW, admin
from apps.pages.models import Page
from apps.publishing.factories import PublicationFactory
from apps.translations import services as translations
from apps.translations.factories import PORTUGUESE, TranslationFactory
from apps.translations.models import Translation
from apps.translations.selectors import get_sheet

pytestmark = pytest.mark.django_db


def read_in_portuguese(offered: bool = True) -> tuple[Booklet, Page]:
    """A booklet that is read, of which one title is translated; offered to readers unless told."""
    booklet = BookletFactory.create(
        locales=[PORTUGUESE],
        offered_anyway=[PORTUGUESE] if offered else [],
        plan={"Accueil": ["Bienvenue"]},
    )
    translation = TranslationFactory.create(booklet=booklet)
    PublicationFactory.create(booklet=booklet)
    return booklet, Page.objects.get(id=translation.owner_id)


def rename(page: Page, title: str) -> None:
    page.title = title
    page.save()


def waiting(booklet: Booklet) -> list[Concern]:
    refresh_concerns(company_id=booklet.company_id, booklet_ids=[booklet.id], now=NOW)
    return list(Concern.objects.filter(booklet=booklet, kind="outdated_translation"))


def test_nothing_waits_while_french_is_what_it_was():
    booklet, _ = read_in_portuguese()

    assert waiting(booklet) == []


def test_it_is_told_with_the_page_and_the_language():
    booklet, page = read_in_portuguese()
    rename(page, "Bienvenue à la Maison")

    (concern,) = waiting(booklet)

    assert concern.count == 1
    assert concern.params == {"label": "Bienvenue à la Maison", "locales": [PORTUGUESE]}


def test_the_name_of_the_booklet_counts_too():
    booklet, _ = read_in_portuguese()
    TranslationFactory.create(booklet=booklet, owner_id=booklet.id, at=("", "name"))
    Booklet.objects.filter(id=booklet.id).update(name="Livret d’hiver")

    (concern,) = waiting(booklet)

    assert concern.params["label"] == "Livret d’hiver"


def test_a_language_that_readers_do_not_have_presses_nobody():
    booklet, page = read_in_portuguese(offered=False)
    rename(page, "Bienvenue à la Maison")

    assert waiting(booklet) == []


def test_a_page_that_was_taken_out_presses_nobody():
    booklet, page = read_in_portuguese()
    rename(page, "Bienvenue à la Maison")
    Page.objects.filter(id=page.id).update(removed_at=NOW)

    assert waiting(booklet) == []


def test_it_is_gone_once_somebody_says_that_it_still_holds():
    booklet, page = read_in_portuguese()
    rename(page, "Bienvenue à la Maison")
    assert waiting(booklet)
    (unit,) = [
        one
        for one in get_sheet(booklet=booklet, owner_id=page.id).units
        if one.key == ("", "title")
    ]

    translations.validate_units(
        actor=admin(booklet.company_id),
        booklet_id=booklet.id,
        locale=PORTUGUESE,
        owner_id=page.id,
        wanted=[(unit.key, Translation.objects.get().revision, unit.version)],
        now=NOW,
    )

    assert waiting(booklet) == []
