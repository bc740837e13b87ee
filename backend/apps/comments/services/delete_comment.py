from datetime import datetime
from uuid import UUID

from apps.comments.models import CommentThread
from apps.comments.services._rules import get_open_booklet, get_own_comment, lock_thread, record
from shared import errors
from shared.actor import Actor


def delete_comment(
    *, actor: Actor, booklet_id: UUID, thread_id: UUID, comment_id: UUID, now: datetime
) -> CommentThread:
    """Take one's own words back: that something was said stays, what it was does not."""
    booklet = get_open_booklet(actor=actor, booklet_id=booklet_id)
    thread = lock_thread(booklet, thread_id)
    comment = get_own_comment(actor, thread, comment_id)
    if actor.is_switched:
        raise errors.Forbidden
    comment.text, comment.mentions, comment.deleted_at = "", [], now
    comment.save(update_fields=["text", "mentions", "deleted_at", "updated_at"])
    record(booklet, actor=actor, action="booklet.comment_deleted", now=now)
    return thread
