from datetime import datetime
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.models import BookletChapter
from apps.booklets.services._rules import writing_booklet
from apps.booklets.services.content._rules import place_after, write_order
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor


def move_chapter(
    *, actor: Actor, booklet_id: UUID, chapter_id: UUID, after: UUID | None, now: datetime
) -> BookletChapter:
    """Behind another chapter, or to the front."""
    with writing_booklet(actor=actor, booklet_id=booklet_id, now=now, work="build") as booklet:
        standing = list(selectors.standing_chapters(booklet))
        chapter = next((one for one in standing if one.id == chapter_id), None)
        if chapter is None:
            raise errors.NotFound
        before = chapter.position
        standing.remove(chapter)
        place_after(standing, chapter, after)
        write_order(standing)
        journal.record(
            actor=actor,
            action="booklet.chapter_moved",
            target=chapter,
            label=chapter.title,
            now=now,
            before={"place": before + 1},
            after={"place": chapter.position + 1},
        )
    return chapter
