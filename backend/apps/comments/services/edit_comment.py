from datetime import datetime
from uuid import UUID

from apps.comments.models import CommentThread
from apps.comments.services._rules import (
    get_open_booklet,
    get_own_comment,
    lock_thread,
    mentioned_in,
    record,
)
from shared.actor import Actor


def edit_comment(
    *, actor: Actor, booklet_id: UUID, thread_id: UUID, comment_id: UUID, text: str, now: datetime
) -> CommentThread:
    """Other words of one's own; that they are others is shown."""
    booklet = get_open_booklet(actor=actor, booklet_id=booklet_id)
    thread = lock_thread(booklet, thread_id)
    comment = get_own_comment(actor, thread, comment_id)
    if comment.text == text:
        return thread
    comment.text, comment.mentions = text, mentioned_in(text, booklet, now)
    comment.edited_at = now
    comment.save(update_fields=["text", "mentions", "edited_at", "updated_at"])
    record(booklet, actor=actor, action="booklet.comment_edited", now=now)
    return thread
