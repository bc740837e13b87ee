from datetime import datetime
from uuid import UUID

from apps.library import policies
from apps.library.models import Chapter, ChapterStatus
from apps.library.services._change_status import change_status
from shared import errors
from shared.actor import Actor


class ChapterRetired(errors.Conflict):
    code = "chapter_retired"


def retire_chapter(*, actor: Actor, chapter_id: UUID, now: datetime) -> Chapter:
    """Offer a chapter no longer; booklets that took it over keep it."""
    policies.require_release_of_named(actor)
    return change_status(
        chapter_id,
        ChapterStatus.RETIRED,
        actor=actor,
        ability="retire",
        action="library.chapter_retired",
        otherwise=ChapterRetired,
        now=now,
    )
