"""A question and its answer under the page that it was about, for whoever reads the next version."""

from copy import deepcopy
from datetime import datetime
from uuid import UUID, uuid4

from django.db import transaction

from apps.booklets import selectors as booklets
from apps.booklets.services import save_booklet_page
from apps.comprehension.models import QuestionStatus, ReaderQuestion
from apps.comprehension.services._rules import lock_question, record
from apps.pages.models import Importance, Page
from shared import errors
from shared.actor import Actor
from shared.documents import Block, Document
from shared.language import text

LONGEST_TITLE = 200
MOST_ITEMS = 30


class NotAnswered(errors.Conflict):
    code = "question_not_answered"


class AlreadyPublished(errors.Conflict):
    code = "answer_already_published"


class PageGone(errors.Conflict):
    code = "question_page_gone"


@transaction.atomic
def publish_answer(
    *,
    actor: Actor,
    booklet_id: UUID,
    question_id: UUID,
    wording: str | None = None,
    now: datetime,
) -> ReaderQuestion:
    """What was answered is put at the end of the page, in the draft; the question in other words where these are given."""
    question = lock_question(actor=actor, booklet_id=booklet_id, question_id=question_id)
    if question.status != QuestionStatus.ANSWERED or question.erased_at:
        raise NotAnswered
    if question.published:
        raise AlreadyPublished
    put_under_page(question, actor=actor, wording=wording, now=now)
    question.save(update_fields=["published", "updated_at"])
    return question


def put_under_page(
    question: ReaderQuestion, *, actor: Actor, wording: str | None, now: datetime
) -> None:
    """A revision of the page, as if the actor had written it; the caller holds the question and saves it."""
    booklet = question.booklet
    page = _page(question)
    save_booklet_page(
        actor=actor,
        booklet_id=booklet.id,
        page_id=page.id,
        base_revision=page.revision,
        title=page.title,
        importance=Importance(page.importance),
        document=with_answer(
            page.document,
            title=text("questions.frequent", booklet.reference_locale),
            question=wording or question.text,
            answer=question.answer,
        ),
        now=now,
    )
    question.published = True
    record(booklet, actor=actor, action="question.answer_published", now=now)


def with_answer(document: Document, *, title: str, question: str, answer: str) -> Document:
    """The same page with one more question, in the accordion under this heading at its end."""
    changed = deepcopy(document)
    blocks: list[Block] = changed["blocks"]
    if not _ends_with_room(blocks, title):
        heading = _block("heading", {"level": 2}, text=[{"type": "text", "text": title}])
        blocks += [heading, _block("accordion", {}, children=[])]
    blocks[-1]["children"].append(_item(question, answer))
    return changed


def _ends_with_room(blocks: list[Block], title: str) -> bool:
    if len(blocks) < 2 or blocks[-1]["type"] != "accordion" or blocks[-2]["type"] != "heading":
        return False
    said = "".join(one.get("text", "") for one in blocks[-2]["text"])
    return said == title and len(blocks[-1]["children"]) < MOST_ITEMS


def _item(question: str, answer: str) -> Block:
    """The whole question as its title; of a long one the beginning, and all of it below."""
    title = " ".join(question.split())
    lines = [line for line in answer.splitlines() if line.strip()]
    if len(title) > LONGEST_TITLE:
        lines = [title, *lines]
        title = f"{title[: LONGEST_TITLE - 1].rstrip()}…"
    paragraphs = [_block("paragraph", {}, text=[{"type": "text", "text": one}]) for one in lines]
    return _block("accordion_item", {"title": title}, children=paragraphs)


def _block(kind: str, props: dict[str, object], **rest: object) -> Block:
    return {"id": uuid4().hex, "type": kind, "props": props, **rest}


def _page(question: ReaderQuestion) -> Page:
    try:
        noted = booklets.get_page(booklet=question.booklet, page_id=question.page_id)
    except errors.NotFound:
        raise PageGone from None
    rows = Page.objects.of(question.company_id).filter(id=noted.page_id, removed_at=None)
    page = rows.first()
    if page is None:
        raise PageGone
    return page
