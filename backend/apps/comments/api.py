from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.booklets import selectors as booklets
from apps.comments import policies, selectors, services
from apps.comments.models import CommentThread
from apps.comments.schemas import (
    CommentIn,
    NewThread,
    ThreadList,
    ThreadOut,
    ThreadQuery,
    describe_thread,
    describe_threads,
)
from shared.http.paging import PageQuery
from shared.http.request import Request

router = Router(tags=["comments"])
WHOLE = "/booklets/{booklet_id}/threads"
ONE = f"{WHOLE}/{{thread_id}}"
COMMENT = f"{ONE}/comments/{{comment_id}}"


@router.get(WHOLE, response=ThreadList)
def list_threads(
    request: Request, booklet_id: UUID, wanted: Query[ThreadQuery], page: Query[PageQuery]
) -> dict[str, Any]:
    """What is said about the blocks of a booklet, or of one of its pages."""
    booklet = booklets.get_booklet(actor=request.actor, booklet_id=booklet_id)
    found = selectors.list_threads(
        booklet=booklet,
        page_id=wanted.page,
        state=wanted.state,
        cursor=page.cursor,
        limit=page.limit,
    )
    return {
        "items": describe_threads(actor=request.actor, booklet=booklet, threads=found.items),
        "next": found.next,
        "counts": selectors.count_threads(booklet=booklet),
        "may_comment": policies.may_comment(request.actor, booklet),
    }


@router.post(WHOLE, response={201: ThreadOut})
def open_thread(request: Request, booklet_id: UUID, body: NewThread) -> Status[dict[str, Any]]:
    """Say something about a block."""
    thread = services.open_thread(
        actor=request.actor,
        booklet_id=booklet_id,
        page_id=body.page,
        block_id=body.block,
        text=body.text,
        now=timezone.now(),
    )
    return Status(201, _to_output(request, booklet_id, thread))


@router.get(ONE, response=ThreadOut)
def get_thread(request: Request, booklet_id: UUID, thread_id: UUID) -> dict[str, Any]:
    """A thread with all that was said in it."""
    booklet = booklets.get_booklet(actor=request.actor, booklet_id=booklet_id)
    thread = selectors.get_thread(booklet=booklet, thread_id=thread_id)
    return describe_thread(actor=request.actor, booklet=booklet, thread=thread)


@router.post(f"{ONE}/comments", response={201: ThreadOut})
def answer_thread(
    request: Request, booklet_id: UUID, thread_id: UUID, body: CommentIn
) -> Status[dict[str, Any]]:
    """Say something more; a resolved thread is open again."""
    thread = services.answer_thread(
        actor=request.actor,
        booklet_id=booklet_id,
        thread_id=thread_id,
        text=body.text,
        now=timezone.now(),
    )
    return Status(201, _to_output(request, booklet_id, thread))


@router.patch(COMMENT, response=ThreadOut)
def edit_comment(
    request: Request, booklet_id: UUID, thread_id: UUID, comment_id: UUID, body: CommentIn
) -> dict[str, Any]:
    """Other words of one's own."""
    thread = services.edit_comment(
        actor=request.actor,
        booklet_id=booklet_id,
        thread_id=thread_id,
        comment_id=comment_id,
        text=body.text,
        now=timezone.now(),
    )
    return _to_output(request, booklet_id, thread)


@router.delete(COMMENT, response=ThreadOut)
def delete_comment(
    request: Request, booklet_id: UUID, thread_id: UUID, comment_id: UUID
) -> dict[str, Any]:
    """Take one's own words back."""
    thread = services.delete_comment(
        actor=request.actor,
        booklet_id=booklet_id,
        thread_id=thread_id,
        comment_id=comment_id,
        now=timezone.now(),
    )
    return _to_output(request, booklet_id, thread)


@router.post(f"{ONE}/resolve", response=ThreadOut)
def resolve_thread(request: Request, booklet_id: UUID, thread_id: UUID) -> dict[str, Any]:
    """There is nothing left to settle."""
    thread = services.resolve_thread(
        actor=request.actor, booklet_id=booklet_id, thread_id=thread_id, now=timezone.now()
    )
    return _to_output(request, booklet_id, thread)


@router.post(f"{ONE}/reopen", response=ThreadOut)
def reopen_thread(request: Request, booklet_id: UUID, thread_id: UUID) -> dict[str, Any]:
    """There is something left after all."""
    thread = services.reopen_thread(
        actor=request.actor, booklet_id=booklet_id, thread_id=thread_id, now=timezone.now()
    )
    return _to_output(request, booklet_id, thread)


def _to_output(request: Request, booklet_id: UUID, thread: CommentThread) -> dict[str, Any]:
    booklet = booklets.get_booklet(actor=request.actor, booklet_id=booklet_id)
    return describe_thread(actor=request.actor, booklet=booklet, thread=thread)
