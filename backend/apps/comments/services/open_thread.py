from datetime import datetime
from uuid import UUID

from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet
from apps.comments import policies, selectors
from apps.comments.models import LONGEST_QUOTE, CommentThread
from apps.comments.services._rules import get_open_booklet, record, say
from apps.pages.models import Page
from shared import errors
from shared.actor import Actor
from shared.documents import Block
from shared.documents.content import plain_text, walk


class TooManyThreads(errors.Conflict):
    code = "too_many_threads"


def open_thread(
    *, actor: Actor, booklet_id: UUID, page_id: UUID, block_id: str, text: str, now: datetime
) -> CommentThread:
    """Say something about a block; what it says today is kept beside."""
    booklet = get_open_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_commenting(actor)
    block = _block_of(booklet, page_id, block_id)
    on_page = selectors.threads_of(booklet).filter(page_id=page_id)
    if on_page.count() >= selectors.MOST_THREADS:
        raise TooManyThreads(most=selectors.MOST_THREADS)
    thread = CommentThread.objects.create(
        company_id=booklet.company_id,
        booklet=booklet,
        page_id=page_id,
        block_id=block_id,
        quote=_quote(block),
        opened_by_id=actor.user_id,
        last_at=now,
    )
    say(thread, booklet, actor=actor, text=text, now=now)
    thread.save(update_fields=["comments_count", "last_at", "updated_at"])
    record(booklet, actor=actor, action="booklet.commented", now=now)
    return thread


def _block_of(booklet: Booklet, page_id: UUID, block_id: str) -> Block:
    noted = booklets.get_page(booklet=booklet, page_id=page_id)
    page = Page.objects.of(booklet.company_id).filter(id=noted.page_id, removed_at=None).first()
    if page is None:
        raise errors.NotFound
    for block in walk(page.document["blocks"]):
        if block["id"] == block_id:
            return block
    raise errors.Invalid({"block": "unknown_block"})


def _quote(block: Block) -> str:
    said = " ".join(filter(None, (plain_text(one) for one in walk([block]))))
    words = " ".join(said.split())
    return words if len(words) <= LONGEST_QUOTE else f"{words[: LONGEST_QUOTE - 1].rstrip()}…"
