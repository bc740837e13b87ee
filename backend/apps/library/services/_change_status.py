from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.library import policies
from apps.library.models import Chapter, ChapterStatus
from apps.library.services._library import in_library, lock_chapter
from shared import errors
from shared.actor import Actor


def change_status(
    chapter_id: UUID,
    status: ChapterStatus | None,
    *,
    actor: Actor,
    ability: str,
    action: str,
    otherwise: type[errors.Conflict],
    now: datetime,
) -> Chapter:
    """The chapter in another state, told in the journal; refused `otherwise`.

    Without a status it is again what its releases make of it: published, or a draft.
    """
    chapter = lock_chapter(actor=actor, chapter_id=chapter_id)
    if not policies.chapter_abilities(actor, chapter)[ability]:
        raise otherwise
    before = chapter.status
    chapter.status = status or chapter.resting_status
    chapter.save(update_fields=["status", "updated_at"])
    journal.record(
        actor=in_library(actor, chapter.company_id),
        action=action,
        target=chapter,
        label=chapter.name,
        now=now,
        before={"status": before},
        after={"status": chapter.status},
    )
    return chapter
