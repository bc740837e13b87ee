from datetime import datetime
from uuid import UUID

from apps.booklets.models import BookletChapter
from apps.booklets.services.content._rules import follow_library
from shared.actor import Actor


def detach_chapter(
    *, actor: Actor, booklet_id: UUID, chapter_id: UUID, now: datetime
) -> BookletChapter:
    """It no longer follows the library."""
    return follow_library(
        chapter_id,
        detached=True,
        actor=actor,
        booklet_id=booklet_id,
        action="booklet.chapter_detached",
        now=now,
    )
