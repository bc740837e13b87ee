"""Reads of comments: every one begins at a booklet that the actor may see."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Literal
from uuid import UUID

from django.db.models import Count, Exists, OuterRef, Q, QuerySet

from apps.accounts.models import User
from apps.booklets import policies as booklets
from apps.booklets import selectors as booklet_selectors
from apps.booklets.models import Booklet
from apps.booklets.questions import Notice
from apps.comments.models import Comment, CommentThread
from apps.pages.models import Page
from shared import errors
from shared.actor import Actor
from shared.documents.content import walk
from shared.pagination import Page as Paged
from shared.pagination import paginate

State = Literal["open", "resolved"]
MOST_COMMENTS = 100
MOST_THREADS = 200  # of a page
MOST_NOTICES = 30

STATES: dict[State, Q] = {"open": Q(resolved_at=None), "resolved": ~Q(resolved_at=None)}


def threads_of(booklet: Booklet) -> QuerySet[CommentThread]:
    """On pages that stand in it; those of a page that was taken out come back with it."""
    pages = booklet_selectors.pages_of(booklet).filter(page__removed_at=None).order_by()
    return CommentThread.objects.filter(
        company_id=booklet.company_id, booklet=booklet, page_id__in=pages.values("page_id")
    )


def list_threads(
    *, booklet: Booklet, page_id: UUID | None, state: State | None, cursor: str | None, limit: int
) -> Paged[CommentThread]:
    """The newest first; of one page, or of all."""
    threads = threads_of(booklet)
    if page_id:
        threads = threads.filter(page_id=page_id)
    if state:
        threads = threads.filter(STATES[state])
    return paginate(threads, by=["-id"], cursor=cursor, limit=limit)


def count_threads(*, booklet: Booklet) -> dict[State, int]:
    """How many are open and how many are resolved, in the whole booklet."""
    counted = {str(state): Count("id", filter=which) for state, which in STATES.items()}
    found = threads_of(booklet).aggregate(**counted)
    return {state: found[state] for state in STATES}


def get_thread(*, booklet: Booklet, thread_id: UUID) -> CommentThread:
    """A thread of this booklet."""
    thread = threads_of(booklet).filter(id=thread_id).first()
    if thread is None:
        raise errors.NotFound
    return thread


def comments_of(thread: CommentThread) -> list[Comment]:
    """All that was said, in its order."""
    said = Comment.objects.filter(company_id=thread.company_id, thread=thread)
    return list(said.order_by("written_at", "id")[:MOST_COMMENTS])


def first_comments(threads: Iterable[CommentThread]) -> dict[UUID, Comment]:
    """What each of these threads began with."""
    said = Comment.objects.filter(thread__in=list(threads)).order_by("thread", "written_at", "id")
    return {comment.thread_id: comment for comment in said.distinct("thread")}


def names_of(user_ids: Iterable[UUID]) -> dict[UUID, str]:
    """What these people are called today."""
    users = User.objects.filter(id__in=set(user_ids))
    return {user.id: user.full_name for user in users}


def pages_with_blocks(threads: Iterable[CommentThread]) -> dict[UUID, tuple[str, set[str]]]:
    """The title of each page that is spoken of, and the ids of the blocks that are on it."""
    found = list(threads)
    pages = Page.objects.of(found[0].company_id) if found else Page.objects.none()
    return {
        page.id: (page.title, {block["id"] for block in walk(page.document["blocks"])})
        for page in pages.filter(id__in={thread.page_id for thread in found})
    }


def list_personal_notices(*, actor: Actor, since: datetime) -> list[Notice]:
    """Comments that mention the actor, or that answer in a thread where they spoke before."""
    mine = Comment.objects.filter(
        thread=OuterRef("thread"), author_id=actor.user_id, written_at__lt=OuterRef("written_at")
    )
    said = Comment.objects.visible_to(actor).filter(
        Q(mentions__contains=[actor.user_id]) | Exists(mine),
        written_at__gte=since,
        deleted_at=None,
        thread__booklet__in=booklets.visible_booklets(actor).filter(trashed_at=None),
    )
    others = said.exclude(author_id=actor.user_id).select_related("thread__booklet")
    return [_notice(actor, one) for one in others.order_by("-written_at", "-id")[:MOST_NOTICES]]


def comment_lines(*, company_id: UUID) -> Iterator[Sequence[str]]:
    """Each comment of the company as a line of an export; booklets in the trash left out."""
    said = Comment.objects.filter(
        company_id=company_id, deleted_at=None, thread__booklet__trashed_at=None
    ).select_related("thread__booklet")
    in_order = said.order_by("thread__booklet__name", "thread_id", "written_at", "id")
    for one in in_order.iterator():
        thread = one.thread
        resolved = thread.resolved_at.date().isoformat() if thread.resolved_at else ""
        written = one.written_at.date().isoformat()
        yield thread.booklet.name, thread.quote, one.author_name, written, one.text, resolved


def _notice(actor: Actor, comment: Comment) -> Notice:
    thread = comment.thread
    mentioned = actor.user_id in comment.mentions
    return Notice(
        id=comment.id,
        what="notices.comment_mentions_you" if mentioned else "notices.comment_answered",
        booklet_id=thread.booklet_id,
        booklet=thread.booklet.name,
        by=comment.author_name,
        at=comment.written_at,
        page_id=thread.page_id,
        thread_id=thread.id,
    )
