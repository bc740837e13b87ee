"""What there is to translate, sheet by sheet: the cover with the titles of chapters, then each page."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from uuid import UUID

from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet, BookletChapter, BookletPage
from apps.pages.models import Page
from shared import errors
from shared.translating.page_units import TITLE, Unit, line_unit, units_of_page

NAME = "name"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """`owner_id` is the page; of the cover, the booklet itself, which has no importance."""

    owner_id: UUID
    title: str
    chapter: str
    importance: str
    units: list[Unit]


def require_locale(booklet: Booklet, locale: str) -> None:
    """Refuse a language that the booklet does not have besides its own."""
    if locale not in booklet.locales:
        raise errors.NotFound


def sheets_of(booklet: Booklet) -> Iterator[Sheet]:
    """All of them, in the order of reading."""
    yield _cover(booklet)
    standing = booklets.pages_of(booklet).filter(page__removed_at=None)
    yield from map(_of_page, standing.select_related("chapter", "page"))


def get_sheet(*, booklet: Booklet, owner_id: UUID) -> Sheet:
    """One that stands in the booklet."""
    if owner_id == booklet.id:
        return _cover(booklet)
    noted = booklets.get_page(booklet=booklet, page_id=owner_id)
    page = Page.objects.of(booklet.company_id).filter(id=noted.page_id, removed_at=None).first()
    if page is None:
        raise errors.NotFound
    noted.page = page
    return _of_page(noted)


def unit_named(sheet: Sheet, block_id: str, field: str) -> Unit:
    """A text that the source says today."""
    found = next((unit for unit in sheet.units if unit.key == (block_id, field)), None)
    if found is None:
        raise errors.NotFound
    return found


def cover_units(name: str, chapters: Iterable[tuple[str, str]]) -> list[Unit]:
    """The name of a booklet, and the titles of its chapters by their ids."""
    titles = [line_unit(TITLE, title, owner=chapter) for chapter, title in chapters]
    return [line_unit(NAME, name), *titles]


def _cover(booklet: Booklet) -> Sheet:
    chapters: Iterable[BookletChapter] = booklets.standing_chapters(booklet)
    return Sheet(
        owner_id=booklet.id,
        title=booklet.name,
        chapter="",
        importance="",
        units=cover_units(booklet.name, ((str(one.id), one.title) for one in chapters)),
    )


def _of_page(noted: BookletPage) -> Sheet:
    page = noted.page
    return Sheet(
        owner_id=page.id,
        title=page.title,
        chapter=noted.chapter.title,
        importance=page.importance,
        units=units_of_page(page.title, page.document),
    )
