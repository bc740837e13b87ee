"""The chapters of a booklet in their order; the caller holds the booklet."""

from collections.abc import Sequence
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.models import Booklet, BookletChapter
from apps.pages.models import Page
from apps.pages.services import TooManyPages
from shared import errors


class TooManyChapters(errors.Conflict):
    code = "too_many_chapters"

    def __init__(self) -> None:
        super().__init__(most=selectors.MOST_CHAPTERS)


def require_room_for_chapters(booklet: Booklet, more: int = 1) -> None:
    if selectors.standing_chapters(booklet).count() + more > selectors.MOST_CHAPTERS:
        raise TooManyChapters


def require_room_for_pages(booklet: Booklet, more: int = 1) -> None:
    if standing_pages(booklet) + more > selectors.MOST_PAGES:
        raise TooManyPages


def standing_pages(booklet: Booklet) -> int:
    return selectors.pages_of(booklet).filter(page__removed_at=None).count()


def count_pages(chapter: BookletChapter) -> int:
    """How many it has, those that were taken out left aside."""
    pages = Page.objects.of(chapter.company_id).filter(manuscript_id=chapter.manuscript_id)
    return pages.filter(removed_at=None).count()


def place_after(
    chapters: list[BookletChapter], chapter: BookletChapter, after: UUID | None
) -> None:
    """The chapter behind another one, or in front of all."""
    ids = [one.id for one in chapters]
    if after and after not in ids:
        raise errors.NotFound
    chapters.insert(ids.index(after) + 1 if after else 0, chapter)


def write_order(chapters: Sequence[BookletChapter]) -> None:
    """Number the chapters anew."""
    moved = [one for place, one in enumerate(chapters) if one.position != place]
    for place, one in enumerate(chapters):
        one.position = place
    BookletChapter.objects.bulk_update(moved, ["position"])
