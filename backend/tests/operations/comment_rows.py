"""The rows of what is said about booklets."""

from typing import Any

from apps.booklets.models import Booklet, BookletPage
from apps.comments.factories import CommentThreadFactory
from apps.comments.models import Comment, CommentThread
from apps.companies.models import Company, Membership
from shared.actor import Role
from shared.tenancy import act_as_platform
from tests.operations.booklet_access_rows import ADMIN, AUTHORS, READERS, of_booklet
from tests.operations.row import Row
from tests.operations.world import Caller, World

COMMENTERS = READERS - {Caller.AUDITOR}


def _made(company: Company, **traits: Any) -> CommentThread:
    thread: CommentThread = CommentThreadFactory.create(
        booklet=Booklet.objects.get(id=company.id), said=company.name, **traits
    )
    return thread


def _thread(company: Company) -> dict[str, Any]:
    """On the booklet that the world's people work on, another one each time."""
    with act_as_platform():
        return {"thread_id": _made(company).id}


def _comment(company: Company) -> dict[str, Any]:
    """Of the company's administrator."""
    with act_as_platform():
        admins = Membership.objects.filter(company=company, role=Role.COMPANY_ADMIN)
        admin = admins.order_by("id").first()
        thread = _made(company, by=admin.user_id if admin else None)
        return {"thread_id": thread.id, "comment_id": Comment.objects.get(thread=thread).id}


def _threads(world: World, count: int) -> None:
    for _ in range(count):
        _made(world.own)


def _block(company: Company) -> dict[str, Any]:
    with act_as_platform():
        noted = BookletPage.objects.filter(chapter__booklet_id=company.id).order_by("id")[0]
        return {"page": str(noted.page_id), "block": noted.page.document["blocks"][0]["id"]}


def _words(world: World) -> dict[str, Any]:
    return {"text": "Est-ce encore vrai ?"}


COMMENT_ROWS: dict[str, Row] = {
    "list_colleagues": of_booklet(READERS),
    "list_threads": of_booklet(READERS, seed=_threads),
    "open_thread": of_booklet(
        COMMENTERS, success=201, while_switched=True, body=_words, body_of=_block
    ),
    "get_thread": of_booklet(READERS, child=_thread),
    "answer_thread": of_booklet(
        COMMENTERS, success=201, child=_thread, while_switched=True, body=_words
    ),
    "edit_comment": of_booklet(
        ADMIN, child=_comment, by_child=True, while_switched=True, body=_words
    ),
    "delete_comment": of_booklet(ADMIN, child=_comment, by_child=True, while_switched=False),
    "resolve_thread": of_booklet(AUTHORS, child=_thread, by_child=True, while_switched=True),
    "reopen_thread": of_booklet(AUTHORS, child=_thread, by_child=True, while_switched=True),
}
