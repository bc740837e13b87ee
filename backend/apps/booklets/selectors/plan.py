"""What a booklet consists of, one thing at a time."""

from uuid import UUID

from django.db.models import QuerySet

from apps.booklets.models import Booklet, BookletChapter, BookletPage
from shared import errors

EVERYBODY: dict[str, list[str]] = {"sites": [], "jobs": [], "contracts": [], "groups": []}
MOST_CHAPTERS = 30
MOST_PAGES = 200


def chapters_of(booklet: Booklet) -> QuerySet[BookletChapter]:
    """In their order, those that were taken out included."""
    chapters = BookletChapter.objects.filter(company_id=booklet.company_id, booklet=booklet)
    return chapters.order_by("position", "id")


def standing_chapters(booklet: Booklet) -> QuerySet[BookletChapter]:
    return chapters_of(booklet).filter(removed_at=None)


def pages_of(booklet: Booklet) -> QuerySet[BookletPage]:
    """Of its standing chapters, in the order of reading, those that were taken out included."""
    pages = BookletPage.objects.filter(
        company_id=booklet.company_id, chapter__booklet=booklet, chapter__removed_at=None
    )
    return pages.order_by("chapter__position", "chapter_id", "page__position", "page_id")


def get_chapter(*, booklet: Booklet, chapter_id: UUID) -> BookletChapter:
    """A chapter that stands in the booklet."""
    chapter = standing_chapters(booklet).select_related("manuscript").filter(id=chapter_id).first()
    if chapter is None:
        raise errors.NotFound
    return chapter


def get_page(*, booklet: Booklet, page_id: UUID) -> BookletPage:
    """A page of a standing chapter, taken out or not, without what it says."""
    pages = pages_of(booklet).select_related("chapter__manuscript")
    page = pages.filter(page_id=page_id).first()
    if page is None:
        raise errors.NotFound
    return page
