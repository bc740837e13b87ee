"""What readers get of translations: TRA3 of the spec, as far as it is decided here, and TRA4."""

from typing import Any

import pytest
from django.utils import timezone

from apps.booklets.models import Booklet
from apps.pages.models import Importance, Page
from apps.publishing import selectors, services
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import Publication, PublicationContent
from apps.publishing.questions import Offers
from apps.publishing.rendering import given_for
from apps.publishing.tests.contents import said
from apps.publishing.tests.people import admin
from apps.publishing.tests.publishing import publish, ready, rewrite
from apps.translations.factories import PORTUGUESE, TranslationFactory
from apps.translations.models import Origin, Translation

pytestmark = pytest.mark.django_db
FRENCH, OLD = "Se laver les mains", "Lavar as mãos"


@pytest.fixture
def booklet():
    return ready(FRENCH, locales=[PORTUGUESE], offered_anyway=[PORTUGUESE])


def page_of(booklet: Booklet) -> Page:
    return Page.objects.get(manuscript__in=booklet.chapters.values("manuscript"))


def translate(booklet: Booklet, **told: Any) -> None:
    """The only sentence of the only page."""
    TranslationFactory.create(booklet=booklet, at=("p", "text"), **{"text": OLD, **told})


def freeze(booklet: Booklet) -> Any:
    actor = admin(booklet.company_id)
    return selectors.freeze(actor=actor, booklet=booklet, now=timezone.now())


def edition(content: Any, locale: str = PORTUGUESE) -> Any:
    made = Publication(major=1, minor=0, effective_on=timezone.localdate(), sha256="")
    return given_for(made, content, locale=locale, address="", offers=Offers())["booklet"]


def linked(name: str, address: str) -> Any:
    """A sentence that is a link as a whole."""
    link = {"type": "link", "href": address}
    return {**said(name, ""), "text": [{"type": "text", "text": "Le règlement", "marks": [link]}]}


def words_in(block: Any) -> str:
    return "".join(inline["text"] for inline in block["text"])


KEPT = {
    "to_do": None,
    "automatic": {"origin": Origin.MACHINE, "validated": False},
    "to_review": {"validated": False},
    "validated": {},
    "outdated": {"source_fingerprint": "other"},
}
READ = {
    ("to_do", "info"): (FRENCH, "source", ""),
    ("automatic", "info"): (FRENCH, "source", ""),
    ("to_review", "info"): (OLD, "", ""),
    ("validated", "info"): (OLD, "", ""),
    ("outdated", "info"): (OLD, "changed", FRENCH),
    ("to_do", "mandatory"): (FRENCH, "source", ""),
    ("automatic", "mandatory"): (FRENCH, "source", ""),
    ("to_review", "mandatory"): (OLD, "review", ""),
    ("validated", "mandatory"): (OLD, "", ""),
    ("outdated", "mandatory"): (FRENCH, "changed", OLD),
}


class TestAnEdition:
    @pytest.mark.parametrize(("state", "importance"), READ)
    def test_says_what_its_reader_may_rely_on(self, booklet, state, importance):
        Page.objects.filter(id=page_of(booklet).id).update(importance=importance)
        TranslationFactory.create(
            booklet=booklet, text="Mãos"
        )  # the title, so that the page is translated
        if (kept := KEPT[state]) is not None:
            translate(booklet, **kept)

        (page,) = edition(freeze(booklet))["chapters"][0]["pages"]

        note = page["notes"].get("p", {})
        other = words_in(note["other"]["blocks"][0]) if "other" in note else ""
        shown = words_in(page["document"]["blocks"][0])
        assert (shown, note.get("state", ""), other) == READ[state, importance]
        assert (page["title"], page["title_lang"]) == ("Mãos", PORTUGUESE)

    def test_in_french_knows_nothing_of_translations(self, booklet):
        before = edition(freeze(booklet), "fr-FR")

        translate(booklet)

        assert edition(freeze(booklet), "fr-FR") == before

    def test_names_the_booklet_and_its_chapters(self, booklet):
        chapter = booklet.chapters.get()
        TranslationFactory.create(
            booklet=booklet, owner_id=booklet.id, at=(str(chapter.id), "title"), text="Higiene"
        )

        told = edition(freeze(booklet))

        assert (told["chapters"][0]["title"], told["name"]) == ("Higiene", booklet.name)
        assert "name_lang" not in told


class TestPublishing:
    def test_offers_a_language_of_which_everything_is_validated(self, booklet):
        Booklet.objects.filter(id=booklet.id).update(offered_anyway=[])
        chapter = (str(booklet.chapters.get().id), "title")
        for at in (("", "name"), chapter):
            TranslationFactory.create(booklet=booklet, owner_id=booklet.id, at=at)
        TranslationFactory.create(booklet=booklet)
        translate(booklet)

        assert publish(booklet).locales == ["fr-FR", PORTUGUESE]

    def test_keeps_no_translations_of_a_booklet_that_has_none(self, booklet):
        assert "translations" not in freeze(booklet)


class TestRepublishing:
    def republish(self, booklet):
        return services.republish_translations(
            actor=admin(booklet.company_id),
            booklet_id=booklet.id,
            locale=PORTUGUESE,
            now=timezone.now(),
        )

    def content_of(self, publication):
        return PublicationContent.objects.get(publication=publication).content

    def test_brings_what_was_validated_and_no_word_of_the_draft(self, booklet):
        PublicationFactory.create(booklet=booklet)
        translate(booklet)
        rewrite(booklet, FRENCH, said("p", "Brouillon"))

        publication = self.republish(booklet)

        content = self.content_of(publication)
        assert "Brouillon" not in str(content)
        assert OLD in str(edition(content))
        assert (publication.version, publication.changes) == ("1.1", [])

    def test_keeps_what_readers_have_of_a_text_that_somebody_changes(self, booklet):
        translate(booklet)
        PublicationFactory.create(booklet=booklet)
        TranslationFactory.create(booklet=booklet, text="Mãos")
        row = Translation.objects.get(text=OLD)
        row.text, row.validated_at = "Em curso", None
        row.save()

        content = self.content_of(self.republish(booklet))

        assert OLD in str(content)
        assert "Em curso" not in str(content)

    def test_refuses_what_would_change_nothing(self, booklet):
        translate(booklet)
        PublicationFactory.create(booklet=booklet)

        with pytest.raises(services.NothingToRepublish):
            self.republish(booklet)

    def test_refuses_a_language_that_readers_are_not_offered(self, booklet):
        booklet.offered_anyway = []
        PublicationFactory.create(booklet=booklet)

        with pytest.raises(services.LanguageNotOffered):
            self.republish(booklet)

    def test_serves_readers_of_a_language_whatever_the_french_of_the_draft_became(self, booklet):
        PublicationFactory.create(booklet=booklet)
        translate(booklet)
        booklet.offered_anyway = []
        booklet.save()

        assert OLD in str(edition(self.content_of(self.republish(booklet))))

    def test_follows_the_links_that_readers_have(self, booklet):
        rewrite(booklet, FRENCH, linked("p", "https://example.org/ancien"))
        PublicationFactory.create(booklet=booklet)
        translate(booklet, text="<1>Regulamento</1>")
        rewrite(booklet, FRENCH, linked("p", "https://example.org/nouveau"))

        content = self.content_of(self.republish(booklet))

        assert "ancien" in str(edition(content))
        assert "nouveau" not in str(content)

    def test_refuses_a_booklet_that_nobody_reads(self, booklet):
        with pytest.raises(services.BookletNotPublished):
            self.republish(booklet)


def test_every_state_is_read_on_a_page_of_little_and_of_great_importance():
    assert {importance for _, importance in READ} < set(Importance.values)
    assert {state for state, _ in READ} == set(KEPT)
