from datetime import datetime
from uuid import UUID

from apps.comments import policies, selectors
from apps.comments.models import CommentThread
from apps.comments.services._rules import get_open_booklet, lock_thread, record, say
from shared import errors
from shared.actor import Actor


class ThreadFull(errors.Conflict):
    code = "thread_full"


def answer_thread(
    *, actor: Actor, booklet_id: UUID, thread_id: UUID, text: str, now: datetime
) -> CommentThread:
    """Say something more; a thread that was resolved is open again."""
    booklet = get_open_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_commenting(actor)
    thread = lock_thread(booklet, thread_id)
    if thread.comments_count >= selectors.MOST_COMMENTS:
        raise ThreadFull(most=selectors.MOST_COMMENTS)
    say(thread, booklet, actor=actor, text=text, now=now)
    thread.resolved_at, thread.resolved_by_id, thread.resolved_by_name = None, None, ""
    thread.save()
    record(booklet, actor=actor, action="booklet.comment_answered", now=now)
    return thread
