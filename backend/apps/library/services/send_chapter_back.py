from datetime import datetime
from uuid import UUID

from apps.library import policies
from apps.library.models import Chapter
from apps.library.services._change_status import change_status
from shared import errors
from shared.actor import Actor


class ChapterNotInReview(errors.Conflict):
    code = "chapter_not_in_review"


def send_chapter_back(*, actor: Actor, chapter_id: UUID, now: datetime) -> Chapter:
    """Give a reviewed chapter back to its authors."""
    policies.require_release_of_named(actor)
    return change_status(
        chapter_id,
        None,
        actor=actor,
        ability="send_back",
        action="library.chapter_sent_back",
        otherwise=ChapterNotInReview,
        now=now,
    )
