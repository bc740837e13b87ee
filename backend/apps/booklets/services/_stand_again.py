from datetime import datetime

from apps.booklets.models import Booklet, BookletChapter
from apps.booklets.services._order import (
    count_pages,
    require_room_for_chapters,
    require_room_for_pages,
)
from apps.pages import services as pages
from shared.actor import Actor


def stand_again(
    booklet: Booklet, chapter: BookletChapter, *, actor: Actor, now: datetime
) -> BookletChapter:
    """A chapter that was taken out, with the words that it had; the caller puts it in its place."""
    require_room_for_chapters(booklet)
    require_room_for_pages(booklet, count_pages(chapter))
    chapter.removed_at = None
    chapter.save(update_fields=["removed_at", "updated_at"])
    pages.take_out_manuscript(actor=actor, manuscript=chapter.manuscript, now=now)
    return chapter
