from datetime import datetime
from uuid import UUID

from apps.booklets import policies, selectors
from apps.booklets.models import BookletChapter
from apps.booklets.services.writing_booklet import writing_booklet
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor
from shared.permissions import Action


class ChapterWithoutOrigin(errors.Conflict):
    code = "chapter_without_origin"


def follow_library(
    chapter_id: UUID, *, detached: bool, actor: Actor, booklet_id: UUID, action: str, now: datetime
) -> BookletChapter:
    """Whether the library's changes reach the chapter from now on; said by who decides on them."""
    with writing_booklet(actor=actor, booklet_id=booklet_id, now=now, work="build") as booklet:
        policies.require_on_named(actor, booklet, Action.DECIDE_CORE_UPDATE)
        chapter = selectors.get_chapter(booklet=booklet, chapter_id=chapter_id)
        if chapter.origin_chapter_id is None:
            raise ChapterWithoutOrigin
        if chapter.detached != detached:
            chapter.detached = detached
            chapter.save(update_fields=["detached", "updated_at"])
            journal.record(actor=actor, action=action, target=chapter, label=chapter.title, now=now)
    return chapter
