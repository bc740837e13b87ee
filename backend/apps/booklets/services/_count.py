from django.db.models import Count, Sum

from apps.booklets import selectors
from apps.booklets.models import Booklet

COUNTS = ("chapters_count", "pages_count", "words_count")


def count_content(booklet: Booklet) -> None:
    """How much there is to read; the caller saves the booklet."""
    pages = selectors.pages_of(booklet).filter(page__removed_at=None).order_by()
    counts = pages.aggregate(pages=Count("id"), words=Sum("page__words"))
    booklet.chapters_count = selectors.standing_chapters(booklet).count()
    booklet.pages_count, booklet.words_count = counts["pages"], counts["words"] or 0
