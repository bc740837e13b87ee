from datetime import datetime
from uuid import UUID

from apps.booklets.models import BookletChapter
from apps.booklets.services.content._rules import follow_library
from shared.actor import Actor


def attach_chapter(
    *, actor: Actor, booklet_id: UUID, chapter_id: UUID, now: datetime
) -> BookletChapter:
    """It follows the library again."""
    return follow_library(
        chapter_id,
        detached=False,
        actor=actor,
        booklet_id=booklet_id,
        action="booklet.chapter_attached",
        now=now,
    )
