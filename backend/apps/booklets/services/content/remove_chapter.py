from datetime import datetime
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.services._rules import require_not_held, writing_booklet
from apps.booklets.services.content._rules import tell_follows, write_order
from apps.journal import services as journal
from apps.pages import services as pages
from shared import errors
from shared.actor import Actor


class ChapterMandatory(errors.Conflict):
    code = "chapter_mandatory"


def remove_chapter(*, actor: Actor, booklet_id: UUID, chapter_id: UUID, now: datetime) -> None:
    """Take a chapter out; it can be brought back. What the sector makes mandatory stays."""
    with writing_booklet(actor=actor, booklet_id=booklet_id, now=now, work="build") as booklet:
        chapter = selectors.get_chapter(booklet=booklet, chapter_id=chapter_id)
        if chapter.origin_chapter_id in selectors.mandatory_chapters(booklet):
            raise ChapterMandatory
        require_not_held(booklet, chapter)
        chapter.removed_at = now
        chapter.save(update_fields=["removed_at", "updated_at"])
        tell_follows(chapter, follows=False)
        write_order(list(selectors.standing_chapters(booklet)))
        pages.put_away_manuscript(manuscript=chapter.manuscript)
        journal.record(
            actor=actor,
            action="booklet.chapter_removed",
            target=chapter,
            label=chapter.title,
            now=now,
            before={"booklet": booklet.name},
        )
