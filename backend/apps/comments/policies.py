"""Who may say something about a booklet, and what they may do with what was said."""

from apps.booklets import policies as booklets
from apps.booklets.models import Booklet, BookletStatus
from apps.comments.models import Comment, CommentThread
from shared import errors
from shared.actor import Actor, Role
from shared.permissions import Action


def is_open(booklet: Booklet) -> bool:
    """Whether anything may still be said about it: while it may change."""
    return booklet.trashed_at is None and booklet.status != BookletStatus.ARCHIVED


def may_comment(actor: Actor, booklet: Booklet) -> bool:
    """Whether the actor may say something: whoever sees it, but for auditors, who only read."""
    return is_open(booklet) and actor.role is not Role.AUDITOR


def require_commenting(actor: Actor) -> None:
    if actor.role is Role.AUDITOR:
        raise errors.Forbidden


def may_edit(actor: Actor, comment: Comment) -> bool:
    """Whether the words are the actor's own, and still there."""
    return comment.author_id == actor.user_id is not None and comment.deleted_at is None


def settles_threads(actor: Actor, booklet: Booklet) -> bool:
    """Whether the actor resolves any thread: those who write the pages do."""
    return is_open(booklet) and booklets.may_on(actor, booklet, Action.EDIT_PAGES)


def may_resolve(actor: Actor, thread: CommentThread, *, settles: bool) -> bool:
    """Whether the actor resolves this one: whoever opened it may too."""
    return settles or thread.opened_by_id == actor.user_id is not None


def require_own(actor: Actor, comment: Comment) -> None:
    if comment.author_id is None or comment.author_id != actor.user_id:
        raise errors.Forbidden


def require_resolving(actor: Actor, thread: CommentThread, booklet: Booklet) -> None:
    if not may_resolve(actor, thread, settles=settles_threads(actor, booklet)):
        raise errors.Forbidden
