"""Booklets as companies have them: thirty pages of a few hundred words."""

from dataclasses import dataclass
from typing import Any

from django.utils import timezone

from apps.booklets.models import Booklet
from apps.booklets.tests.checking import answer_for
from apps.booklets.tests.grid_content import a_booklet, a_chapter, a_page, document_of
from apps.booklets.tests.people import admin
from apps.media.models import MediaFile
from apps.pages.models import Page
from apps.publishing import services
from apps.publishing.models import Publication
from apps.publishing.tests.building import a_picture
from shared.actor import Actor
from shared.documents import Block, Document
from shared.tenancy import act_as, act_as_platform

CHAPTERS, PAGES_EACH = 5, 6
SENTENCE = (
    "Lavez-vous les mains en arrivant, après chaque pause, et chaque fois que vous passez du cru"
    " au cuit, avec le savon qui est près du point d’eau."
)


@dataclass(frozen=True)
class Author:
    """Somebody who publishes one booklet again and again."""

    actor: Actor
    booklet: Booklet

    def publish(self) -> Publication:
        with act_as(self.actor):
            return services.publish_booklet(
                actor=self.actor, booklet_id=self.booklet.id, note="Horaires", now=timezone.now()
            )

    def make_again(self, publication: Publication) -> None:
        """One that was given up, since the store was away for too long."""
        with act_as(self.actor):
            services.put_publication_back(
                actor=self.actor,
                booklet_id=self.booklet.id,
                publication_id=publication.id,
                now=timezone.now(),
            )

    def correct(self, number: int) -> None:
        """Another word on some page."""
        with act_as(self.actor):
            pages = Page.objects.of(self.booklet.company_id).order_by("id")
            page = pages[number % pages.count()]
            page.document["blocks"][0] = _paragraph("p0", f"Version {number}. {SENTENCE}")
            page.save()

    def show_a_picture(self) -> None:
        """At the end of the first page, described."""
        with act_as_platform():
            page = Page.objects.of(self.booklet.company_id).order_by("id")[0]
            page.document["blocks"].append(_picture(a_picture(self.booklet)))
            page.save()


def an_author(*, chapters: int = CHAPTERS, pages: int = PAGES_EACH, **traits: Any) -> Author:
    """Of a company of its own, with a booklet that nothing keeps from being published."""
    with act_as_platform():
        booklet = a_booklet(**traits)
        add_pages(booklet, chapters, pages)
        return Author(admin(booklet.company_id), booklet)


def add_pages(booklet: Booklet, chapters: int, pages: int) -> None:
    for place in range(chapters):
        chapter = a_chapter(booklet, f"Chapitre {place + 1}", position=place)
        for number in range(pages):
            title = f"Page {number + 1} du chapitre {place + 1}"
            a_page(chapter, title, document=written(SENTENCE), position=number)
    answer_for(booklet)


def written(first: str) -> Document:
    """Some paragraphs, a list of steps and a warning."""
    return document_of(
        _paragraph("p0", first),
        *(_paragraph(f"p{number}", SENTENCE) for number in range(1, 6)),
        {
            "id": "s",
            "type": "steps",
            "props": {},
            "children": [
                {
                    "id": f"s{number}",
                    "type": "step",
                    "props": {},
                    "children": [_paragraph(f"t{number}", SENTENCE)],
                }
                for number in range(4)
            ],
        },
        {
            "id": "c",
            "type": "callout",
            "props": {"tone": "warning"},
            "children": [_paragraph("w", SENTENCE)],
        },
    )


def _picture(file: MediaFile) -> Block:
    props = {"media": str(file.id), "alt": "Une cuisine", "decorative": False}
    return {"id": "i", "type": "image", "props": {**props, "caption": "", "width": "text"}}


def _paragraph(name: str, said: str) -> Block:
    text = [{"type": "text", "text": said}]
    return {"id": name, "type": "paragraph", "props": {}, "text": text}
