from datetime import datetime
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.models import BookletChapter
from apps.booklets.services._rules import writing_booklet
from apps.booklets.services.content._rules import stand_again, write_order
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor


def bring_back_chapter(
    *, actor: Actor, booklet_id: UUID, chapter_id: UUID, now: datetime
) -> BookletChapter:
    """A chapter that was taken out, at the end."""
    with writing_booklet(actor=actor, booklet_id=booklet_id, now=now, work="build") as booklet:
        removed = selectors.chapters_of(booklet).exclude(removed_at=None)
        chapter = removed.select_related("manuscript").filter(id=chapter_id).first()
        if chapter is None:
            raise errors.NotFound
        standing = list(selectors.standing_chapters(booklet))
        write_order([*standing, stand_again(booklet, chapter, actor=actor, now=now)])
        journal.record(
            actor=actor,
            action="booklet.chapter_brought_back",
            target=chapter,
            label=chapter.title,
            now=now,
            after={"booklet": booklet.name},
        )
    return chapter
