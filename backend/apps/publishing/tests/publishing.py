"""Short ways to publish in tests."""

from typing import Any

from django.db import connection
from django.utils import timezone

from apps.booklets.factories import (
    BookletAccessFactory,
    BookletChapterFactory,
    BookletFactory,
    BookletPageFactory,
)
from apps.booklets.models import Booklet, BookletChapter, Duty
from apps.pages.factories import PageFactory
from apps.pages.models import Page
from apps.publishing import services
from apps.publishing.models import Publication
from apps.publishing.tests.contents import said
from apps.publishing.tests.people import NOW, admin
from shared.documents import Block
from shared.ids import uuid7


def ready(*titles: str, **traits: Any) -> Booklet:
    """A booklet that nothing keeps from being published, with these pages in one chapter."""
    booklet = BookletFactory.create(plan={}, sector_id=uuid7(), **traits)
    chapter = BookletChapterFactory.create(booklet=booklet, title="Hygiène", pages=())
    for position, title in enumerate(titles or ("Se laver les mains",)):
        add_page(chapter, title, said("p", title), position=position)
    for duty in (Duty.MAIN, Duty.SUBSTITUTE):
        BookletAccessFactory.create(booklet=booklet, duty=duty)
    return booklet


def add_page(chapter: BookletChapter, title: str, *blocks: Block, position: int) -> None:
    page = PageFactory.create(
        company_id=chapter.company_id,
        manuscript=chapter.manuscript,
        title=title,
        document={"schema": 2, "blocks": list(blocks)},
        position=position,
    )
    BookletPageFactory.create(chapter=chapter, page=page)


def publish(booklet: Booklet, **told: Any) -> Publication:
    """As an administrator of the company."""
    return services.publish_booklet(
        **{
            "actor": admin(booklet.company_id),
            "booklet_id": booklet.id,
            "note": "Horaires d’été",
            "now": timezone.now(),
            **told,
        }
    )


def do(act: Any, booklet: Booklet, **told: Any) -> Any:
    """As an administrator of the company."""
    return act(actor=admin(booklet.company_id), booklet_id=booklet.id, now=NOW, **told)


def rewrite(booklet: Booklet, title: str, /, *blocks: Block, **card: Any) -> Page:
    """Another text, or another card, of a page: as if an author had saved it."""
    page = Page.objects.get(company_id=booklet.company_id, title=title)
    if blocks:
        page.document = {"schema": 2, "blocks": list(blocks)}
    for name, value in card.items():
        setattr(page, name, value)
    page.save()
    return page


def delete_for_ever(publication: Publication) -> None:
    """The booklet out of the trash with its versions, in the middle of something; its files are the caller's."""
    booklet = Booklet.objects.filter(id=publication.booklet_id)
    booklet.update(trashed_at=NOW)
    with connection.cursor() as cursor:
        ids = [publication.company_id, publication.booklet_id]
        cursor.execute("SELECT public.publishing_forget(%s, %s)", ids)
    booklet.delete()
