from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.comprehension.events import QuestionEnded
from apps.comprehension.models import QuestionStatus, ReaderQuestion
from apps.comprehension.services._rules import lock_waiting, note_end, record
from apps.comprehension.services.publish_answer import put_under_page
from shared.actor import Actor
from shared.events import announce
from shared.ids import uuid7
from shared.jobs import queue
from shared.tenancy.scope import act_as_company


@transaction.atomic
def answer_question(
    *,
    actor: Actor,
    booklet_id: UUID,
    question_id: UUID,
    answer: str,
    publish: bool = False,
    wording: str | None = None,
    now: datetime,
) -> ReaderQuestion:
    """An answer, sent to whoever gave an address, and put under the page in the draft if wanted, in other words where these are given."""
    question = lock_waiting(actor=actor, booklet_id=booklet_id, question_id=question_id)
    question.answer, question.status = answer, QuestionStatus.ANSWERED
    note_end(question, actor=actor, now=now)
    if publish:
        put_under_page(question, actor=actor, wording=wording, now=now)
    question.save()
    record(question.booklet, actor=actor, action="question.answered", now=now)
    announce(QuestionEnded(company_id=question.company_id, booklet_id=question.booklet_id))
    with act_as_company(question.company_id):
        queue.enqueue("comprehension.send_answer", question_id=question.id, message_id=uuid7())
    return question
