from datetime import datetime
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.models import BookletChapter
from apps.booklets.services._rules import ChapterLocked, writing_booklet
from apps.journal import services as journal
from shared.actor import Actor


def rename_chapter(
    *, actor: Actor, booklet_id: UUID, chapter_id: UUID, title: str, now: datetime
) -> BookletChapter:
    """Another title; the one of the library is remembered."""
    with writing_booklet(actor=actor, booklet_id=booklet_id, now=now, work="build") as booklet:
        chapter = selectors.get_chapter(booklet=booklet, chapter_id=chapter_id)
        if selectors.is_locked(chapter):
            raise ChapterLocked
        before, chapter.title = chapter.title, title
        if title != before:
            chapter.save(update_fields=["title", "updated_at"])
            journal.record(
                actor=actor,
                action="booklet.chapter_renamed",
                target=chapter,
                label=title,
                now=now,
                before={"title": before},
                after={"title": title},
            )
    return chapter
