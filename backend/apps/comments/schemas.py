"""What is asked and told of comments."""

from datetime import datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from ninja import Schema
from pydantic import StringConstraints

from apps.booklets.models import Booklet
from apps.comments import policies, selectors
from apps.comments.models import LONGEST_COMMENT, Comment, CommentThread
from apps.companies.schemas.parts import PersonBrief, line
from shared.actor import Actor
from shared.http.fields import WRITTEN

CommentText = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=LONGEST_COMMENT, pattern=WRITTEN
    ),
]


class ThreadQuery(Schema):
    page: UUID | None = None
    state: Literal["open", "resolved"] | None = None


class CommentIn(Schema):
    """`<@id>` mentions somebody who has a right on the booklet."""

    text: CommentText


class NewThread(CommentIn):
    page: UUID
    block: Annotated[str, line(64, shortest=1)]


class CommentOut(Schema):
    id: UUID
    author: UUID | None
    author_name: str
    text: str  # `<@id>` where somebody is mentioned; empty once it is deleted
    mentions: list[PersonBrief]
    written_at: datetime
    edited_at: datetime | None
    deleted: bool
    may_edit: bool


class ThreadLine(Schema):
    """A thread as a list shows it: what it began with, and how many comments there are."""

    id: UUID
    page: UUID
    page_title: str
    block: str
    block_gone: bool  # it is no longer on the page
    quote: str  # what the block said when the thread began
    first: CommentOut
    comments_count: int
    last_at: datetime
    resolved_at: datetime | None
    resolved_by_name: str
    may_resolve: bool


class ThreadOut(ThreadLine):
    comments: list[CommentOut]
    may_answer: bool


class ThreadCounts(Schema):
    open: int
    resolved: int


class ThreadList(Schema):
    items: list[ThreadLine]
    next: str | None
    counts: ThreadCounts  # of the whole booklet
    may_comment: bool


def describe_threads(
    *, actor: Actor, booklet: Booklet, threads: list[CommentThread]
) -> list[dict[str, Any]]:
    """Each thread as a list shows it, at the cost of one."""
    firsts, pages = selectors.first_comments(threads), selectors.pages_with_blocks(threads)
    names = _names(firsts.values())
    settles = policies.settles_threads(actor, booklet)
    return [
        {
            "id": thread.id,
            "page": thread.page_id,
            "page_title": pages[thread.page_id][0],
            "block": thread.block_id,
            "block_gone": thread.block_id not in pages[thread.page_id][1],
            "quote": thread.quote,
            "first": describe_comment(actor, firsts[thread.id], names),
            "comments_count": thread.comments_count,
            "last_at": thread.last_at,
            "resolved_at": thread.resolved_at,
            "resolved_by_name": thread.resolved_by_name,
            "may_resolve": policies.may_comment(actor, booklet)
            and policies.may_resolve(actor, thread, settles=settles),
        }
        for thread in threads
    ]


def describe_thread(*, actor: Actor, booklet: Booklet, thread: CommentThread) -> dict[str, Any]:
    """One thread with all that was said in it."""
    (shown,) = describe_threads(actor=actor, booklet=booklet, threads=[thread])
    comments = selectors.comments_of(thread)
    names = _names(comments)
    return {
        **shown,
        "comments": [describe_comment(actor, one, names) for one in comments],
        "may_answer": policies.may_comment(actor, booklet),
    }


def describe_comment(actor: Actor, comment: Comment, names: dict[UUID, str]) -> dict[str, Any]:
    return {
        "id": comment.id,
        "author": comment.author_id,
        "author_name": comment.author_name,
        "text": comment.text,
        "mentions": [{"id": one, "name": names[one]} for one in comment.mentions if one in names],
        "written_at": comment.written_at,
        "edited_at": comment.edited_at,
        "deleted": comment.deleted_at is not None,
        "may_edit": policies.may_edit(actor, comment),
    }


def _names(comments: Any) -> dict[UUID, str]:
    return selectors.names_of(one for comment in comments for one in comment.mentions)
