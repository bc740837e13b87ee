from datetime import datetime
from uuid import UUID

from apps.library.models import Chapter, ChapterStatus
from apps.library.services._change_status import change_status
from shared import errors
from shared.actor import Actor


class NothingToReview(errors.Conflict):
    code = "nothing_to_review"


def send_chapter_to_review(*, actor: Actor, chapter_id: UUID, now: datetime) -> Chapter:
    """Ask those who release to read what is new; meanwhile those who only draft wait."""
    return change_status(
        chapter_id,
        ChapterStatus.IN_REVIEW,
        actor=actor,
        ability="send_to_review",
        action="library.chapter_sent_to_review",
        otherwise=NothingToReview,
        now=now,
    )
