"""What every word about a booklet obeys."""

import re
from datetime import datetime
from uuid import UUID

from apps.booklets import selectors as booklets
from apps.booklets import services as booklet_services
from apps.booklets.models import Booklet
from apps.comments import policies, selectors
from apps.comments.models import Comment, CommentThread
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor

MENTION = re.compile(r"<@([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})>")
MOST_MENTIONS = 20


def get_open_booklet(*, actor: Actor, booklet_id: UUID) -> Booklet:
    """One that the actor sees, and about which something may still be said."""
    booklet = booklets.get_booklet(actor=actor, booklet_id=booklet_id)
    if not policies.is_open(booklet):
        raise booklet_services.BookletClosed
    return booklet


def lock_thread(booklet: Booklet, thread_id: UUID) -> CommentThread:
    """A thread of this booklet in which nobody else speaks meanwhile."""
    threads = selectors.threads_of(booklet).select_for_update(no_key=True)
    thread = threads.filter(id=thread_id).first()
    if thread is None:
        raise errors.NotFound
    return thread


def get_own_comment(actor: Actor, thread: CommentThread, comment_id: UUID) -> Comment:
    """One of the actor's own in this thread, which still says something."""
    said = Comment.objects.filter(company_id=thread.company_id, thread=thread)
    comment = said.filter(id=comment_id).first()
    if comment is None:
        raise errors.NotFound
    policies.require_own(actor, comment)
    if comment.deleted_at is not None:
        raise errors.NotFound
    return comment


def mentioned_in(text: str, booklet: Booklet, now: datetime) -> list[UUID]:
    """Whom the text mentions; somebody without a right on the booklet cannot be."""
    wanted = list(dict.fromkeys(UUID(found) for found in MENTION.findall(text)))
    if not wanted:
        return []
    known = {user.id for user in booklets.list_colleagues(booklet=booklet, today=now.date())}
    if len(wanted) > MOST_MENTIONS or not known.issuperset(wanted):
        raise errors.Invalid({"text": "unknown_colleague"})
    return wanted


def say(thread: CommentThread, booklet: Booklet, *, actor: Actor, text: str, now: datetime) -> None:
    """The actor's words at the end of a thread; the caller holds it and saves it."""
    Comment.objects.create(
        company_id=thread.company_id,
        thread=thread,
        author_id=actor.user_id,
        author_name=actor.name,
        text=text,
        mentions=mentioned_in(text, booklet, now),
        written_at=now,
    )
    thread.comments_count += 1
    thread.last_at = now


def record(booklet: Booklet, *, actor: Actor, action: str, now: datetime) -> None:
    """That something was said or settled, never the words themselves."""
    journal.record(actor=actor, action=action, target=booklet, label=booklet.name, now=now)
