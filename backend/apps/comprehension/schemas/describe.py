"""Questions as the API tells them."""

from datetime import date
from typing import Any

from apps.booklets.models import Booklet
from apps.comprehension import policies, selectors
from apps.comprehension.calendar import working_days
from apps.comprehension.models import ReaderQuestion
from apps.comprehension.selectors import Addressee
from shared.actor import Actor


def describe_questions(
    *, actor: Actor, booklet: Booklet, questions: list[ReaderQuestion], today: date
) -> list[dict[str, Any]]:
    """Each as a list shows it, at the cost of one."""
    texts = policies.reads_texts(actor, booklet)
    readers = selectors.addressees_of(questions)
    return [_line(one, readers[one.id], today=today, texts=texts) for one in questions]


def describe_question(
    *, actor: Actor, booklet: Booklet, question: ReaderQuestion, today: date
) -> dict[str, Any]:
    """One with its page as it was read."""
    (line,) = describe_questions(actor=actor, booklet=booklet, questions=[question], today=today)
    texts = policies.reads_texts(actor, booklet)
    page = selectors.published_page(
        company_id=booklet.company_id,
        publication_id=question.publication_id,
        page_id=question.page_id,
    )
    others = selectors.answered_on_page(question) if texts else []
    return {
        **line,
        "page_blocks": page[0] if page else None,
        "page_values": page[1] if page else {},
        "answered_on_page": [
            {"id": one.id, "text": one.text, "answer": one.answer, "answered_on": one.ended_on}
            for one in others
        ],
    }


def _line(one: ReaderQuestion, reader: Addressee, *, today: date, texts: bool) -> dict[str, Any]:
    last = one.ended_on or today
    assigned = {"id": one.assigned_to_id, "name": one.assigned_to_name}
    return {
        "id": one.id,
        "kind": one.kind,
        "text": one.text if texts else "",
        "page": {"id": one.page_id, "title": one.page_title, "chapter": one.chapter_title},
        "block": one.block_id or None,
        "quoted": one.quote or None,
        "locale": one.locale,
        "version": one.version,
        "since": {"day": one.day, "half": "afternoon" if one.afternoon else "morning"},
        "working_days": working_days(one.day, last),
        "overdue": one.is_waiting and one.due_on < today,
        "from": _sender(reader, texts=texts),
        "status": one.status,
        "assigned_to": assigned if one.assigned_to_id else None,
        "answer": (one.answer or None) if texts else None,
        "answered_by": one.ended_by_name or None,
        "answered_on": one.ended_on,
        "reason": (one.reason or None) if texts else None,
        "published": one.published,
        "erased": one.erased_at is not None,
    }


def _sender(reader: Addressee, *, texts: bool) -> dict[str, Any]:
    return {
        "kind": reader.kind,
        "name": (reader.name or None) if texts else None,
        "job": (reader.job or None) if texts else None,
        "can_be_mailed": bool(reader.email),
    }
