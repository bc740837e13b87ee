from datetime import datetime
from uuid import UUID

from apps.comments import policies
from apps.comments.models import CommentThread
from apps.comments.services._rules import get_open_booklet, lock_thread, record
from shared.actor import Actor

RESOLVED = ["resolved_at", "resolved_by_id", "resolved_by_name", "updated_at"]


def resolve_thread(
    *, actor: Actor, booklet_id: UUID, thread_id: UUID, now: datetime
) -> CommentThread:
    """There is nothing left to settle; who came first is named."""
    booklet = get_open_booklet(actor=actor, booklet_id=booklet_id)
    thread = lock_thread(booklet, thread_id)
    policies.require_resolving(actor, thread, booklet)
    if thread.resolved_at is not None:
        return thread
    thread.resolved_at = now
    thread.resolved_by_id, thread.resolved_by_name = actor.user_id, actor.name
    thread.save(update_fields=RESOLVED)
    record(booklet, actor=actor, action="booklet.thread_resolved", now=now)
    return thread


def reopen_thread(
    *, actor: Actor, booklet_id: UUID, thread_id: UUID, now: datetime
) -> CommentThread:
    """There is something left after all."""
    booklet = get_open_booklet(actor=actor, booklet_id=booklet_id)
    thread = lock_thread(booklet, thread_id)
    policies.require_resolving(actor, thread, booklet)
    if thread.resolved_at is None:
        return thread
    thread.resolved_at, thread.resolved_by_id, thread.resolved_by_name = None, None, ""
    thread.save(update_fields=RESOLVED)
    record(booklet, actor=actor, action="booklet.thread_reopened", now=now)
    return thread
