from datetime import datetime
from uuid import UUID

from apps.library import policies
from apps.library.models import Chapter
from apps.library.services._change_status import change_status
from shared import errors
from shared.actor import Actor


class ChapterNotRetired(errors.Conflict):
    code = "chapter_not_retired"


def reopen_chapter(*, actor: Actor, chapter_id: UUID, now: datetime) -> Chapter:
    """Offer a retired chapter again; one that was never released is a draft again."""
    policies.require_release_of_named(actor)
    return change_status(
        chapter_id,
        None,
        actor=actor,
        ability="reopen",
        action="library.chapter_reopened",
        otherwise=ChapterNotRetired,
        now=now,
    )
