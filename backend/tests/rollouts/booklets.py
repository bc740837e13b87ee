"""Booklets by the thousand that took one chapter over, some of them with words of their own."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

from django.db.models import Model

from apps.booklets.models import Booklet, BookletChapter, BookletPage
from apps.companies.factories import CompanyFactory
from apps.companies.models import Company
from apps.library.models import Chapter
from apps.pages.models import Manuscript, Page, PageRevision
from apps.updates.tests.worlds import library_chapter, noted_pages, take
from shared.documents import fingerprint
from shared.ids import uuid7

TEXTS = (
    ("Lavez-vous les mains.", "Savonnez vingt secondes.", "Séchez."),
    ("Portez la tenue.", "Charlotte conseillée en salle."),
    ("Signalez chaque accident.",),
)
RELEASED = ("Lavez-vous les mains.", "Savonnez trente secondes.", "Séchez.")
OWN = "Savonnez au savon bleu de la plonge."
TOUCHED = 3  # of ten, unless told
AT_ONCE = 1000
IN_ORDER: tuple[type[Model], ...] = (
    *(Booklet, Manuscript, BookletChapter),
    *(Page, PageRevision, BookletPage),
)

Row = TypeVar("Row", bound=Model)


@dataclass(kw_only=True)
class World:
    """A chapter, and companies whose booklets took it over."""

    chapter: Chapter
    companies: list[Company]
    touched: int = 0
    untouched: int = 0


def make_world(*, booklets: int, companies: int, touched: int = TOUCHED) -> World:
    """So many booklets of ten say something else on the page that the next release changes."""
    chapter = library_chapter(TEXTS)
    world = World(chapter=chapter, companies=[CompanyFactory.create() for _ in range(companies)])
    like = [take(chapter, company) for company in world.companies]
    sources = [Source(one) for one in like]
    made = iter(_copies(sources, booklets - companies, touched, world))
    world.untouched += companies
    while some := list(islice(made, AT_ONCE)):
        for model in IN_ORDER:
            _insert(model, some)
    return world


def _insert(model: type[Row], some: Sequence[Sequence[Model]]) -> None:
    rows = [row for rows in some for row in rows if isinstance(row, model)]
    model._default_manager.bulk_create(rows)


class Source:
    """What is copied: a booklet, its chapter and its pages."""

    def __init__(self, chapter: BookletChapter) -> None:
        self.chapter = chapter
        self.pages = noted_pages(chapter)
        found = PageRevision.objects.filter(page__in=[one.page_id for one in self.pages])
        self.revisions = {one.page_id: one for one in found}


def _copies(
    sources: Sequence[Source], count: int, of_ten: int, world: World
) -> Iterator[list[Model]]:
    for number in range(count):
        touched = number % 10 < of_ten
        world.touched += touched
        world.untouched += not touched
        yield _copy(sources[number % len(sources)], number, touched=touched)


def _copy(source: Source, number: int, *, touched: bool) -> list[Model]:
    booklet = _again(
        source.chapter.booklet, name=f"Livret du socle {number}", slug=f"socle-{number}"
    )
    manuscript = _again(source.chapter.manuscript)
    chapter = _again(source.chapter, booklet_id=booklet.id, manuscript_id=manuscript.id)
    rows: list[Model] = [booklet, manuscript, chapter]
    for place, noted in enumerate(source.pages):
        page = _again(noted.page, manuscript_id=manuscript.id)
        if touched and place == 0:
            page.document = _with_own_words(page.document)
            page.fingerprint = fingerprint([str(page.id), OWN])
        rows += [
            page,
            _again(source.revisions[noted.page_id], page_id=page.id, document=page.document),
            _again(noted, page_id=page.id, chapter_id=chapter.id),
        ]
    return rows


def _with_own_words(document: Any) -> Any:
    first, second, *others = document["blocks"]
    own = {**second, "text": [{"type": "text", "text": OWN}]}
    return {**document, "blocks": [first, own, *others]}


def _again(row: Row, **changes: Any) -> Row:
    fields = [one for one in row._meta.concrete_fields if not one.generated]
    said = {one.attname: getattr(row, one.attname) for one in fields}
    return type(row)(**{**said, "id": uuid7(), **changes})
