from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router

from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet
from apps.comprehension import policies, selectors, services
from apps.comprehension.schemas.describe import describe_question, describe_questions
from apps.comprehension.schemas.questions import (
    QuestionAnswerIn,
    QuestionCloseIn,
    QuestionDetail,
    QuestionList,
    QuestionPublishIn,
    QuestionQuery,
    QuestionTransferIn,
    UnclearOut,
)
from apps.participation.policies import may_change
from apps.stats.selectors import unclear_pages
from shared.http.paging import PageQuery
from shared.http.request import Request

router = Router(tags=["comprehension"])
WHOLE = "/booklets/{booklet_id}/questions"
ONE = f"{WHOLE}/{{question_id}}"


@router.get(WHOLE, response=QuestionList, by_alias=True)
def list_questions(
    request: Request, booklet_id: UUID, wanted: Query[QuestionQuery], page: Query[PageQuery]
) -> dict[str, Any]:
    """What readers asked about a booklet, or about one of its pages."""
    booklet = _booklet(request, booklet_id)
    found = selectors.list_questions(
        booklet=booklet,
        which=wanted.status,
        page_id=wanted.page,
        cursor=page.cursor,
        limit=page.limit,
    )
    today = booklet.company.today(now=timezone.now())
    return {
        "items": describe_questions(
            actor=request.actor, booklet=booklet, questions=found.items, today=today
        ),
        "next": found.next,
        "counts": selectors.count_questions(booklet=booklet),
        "texts": policies.reads_texts(request.actor, booklet),
        "may_answer": may_change(request.actor, booklet),
    }


@router.get("/booklets/{booklet_id}/unclear", response=UnclearOut)
def list_unclear_pages(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """The pages that were not understood, by published lots."""
    booklet = booklets.get_booklet(actor=request.actor, booklet_id=booklet_id)
    found = unclear_pages(actor=request.actor, booklet=booklet)
    return {"pages": [one._asdict() for one in found.pages], "hidden": found.hidden}


@router.get(ONE, response=QuestionDetail, by_alias=True)
def get_question(request: Request, booklet_id: UUID, question_id: UUID) -> dict[str, Any]:
    """A question, with its page as it was read and what others were answered about it."""
    return _to_output(request, booklet_id, question_id)


@router.post(f"{ONE}/answer", response=QuestionDetail, by_alias=True)
def answer_question(
    request: Request, booklet_id: UUID, question_id: UUID, body: QuestionAnswerIn
) -> dict[str, Any]:
    """An answer: by mail where there is an address, and under the page if wanted."""
    services.answer_question(
        actor=request.actor,
        booklet_id=booklet_id,
        question_id=question_id,
        answer=body.answer,
        publish=body.publish,
        wording=body.wording,
        now=timezone.now(),
    )
    return _to_output(request, booklet_id, question_id)


@router.post(f"{ONE}/transfer", response=QuestionDetail, by_alias=True)
def transfer_question(
    request: Request, booklet_id: UUID, question_id: UUID, body: QuestionTransferIn
) -> dict[str, Any]:
    """Somebody else who manages the booklet is to answer."""
    services.transfer_question(
        actor=request.actor,
        booklet_id=booklet_id,
        question_id=question_id,
        to=body.to,
        now=timezone.now(),
    )
    return _to_output(request, booklet_id, question_id)


@router.post(f"{ONE}/close", response=QuestionDetail, by_alias=True)
def close_question(
    request: Request, booklet_id: UUID, question_id: UUID, body: QuestionCloseIn
) -> dict[str, Any]:
    """Nothing is answered, and why."""
    services.close_question(
        actor=request.actor,
        booklet_id=booklet_id,
        question_id=question_id,
        reason=body.reason,
        now=timezone.now(),
    )
    return _to_output(request, booklet_id, question_id)


@router.post(f"{ONE}/publish", response=QuestionDetail, by_alias=True)
def publish_answer(
    request: Request, booklet_id: UUID, question_id: UUID, body: QuestionPublishIn
) -> dict[str, Any]:
    """A question and its answer at the end of the page, in the draft."""
    services.publish_answer(
        actor=request.actor,
        booklet_id=booklet_id,
        question_id=question_id,
        wording=body.wording,
        now=timezone.now(),
    )
    return _to_output(request, booklet_id, question_id)


def _booklet(request: Request, booklet_id: UUID) -> Booklet:
    booklet = booklets.get_booklet(actor=request.actor, booklet_id=booklet_id)
    policies.require_reading(request.actor, booklet)
    return booklet


def _to_output(request: Request, booklet_id: UUID, question_id: UUID) -> dict[str, Any]:
    booklet = _booklet(request, booklet_id)
    question = selectors.get_question(booklet=booklet, question_id=question_id)
    question.booklet = booklet
    return describe_question(
        actor=request.actor,
        booklet=booklet,
        question=question,
        today=booklet.company.today(now=timezone.now()),
    )
