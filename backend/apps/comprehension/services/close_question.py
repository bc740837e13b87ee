from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.comprehension.events import QuestionEnded
from apps.comprehension.models import QuestionStatus, ReaderQuestion
from apps.comprehension.services._rules import lock_waiting, note_end, record
from shared.actor import Actor
from shared.events import announce


@transaction.atomic
def close_question(
    *, actor: Actor, booklet_id: UUID, question_id: UUID, reason: str, now: datetime
) -> ReaderQuestion:
    """Nothing is answered, and why; whoever asked is not told."""
    question = lock_waiting(actor=actor, booklet_id=booklet_id, question_id=question_id)
    question.reason, question.status = reason, QuestionStatus.CLOSED
    note_end(question, actor=actor, now=now)
    question.save()
    record(question.booklet, actor=actor, action="question.closed", now=now)
    announce(QuestionEnded(company_id=question.company_id, booklet_id=question.booklet_id))
    return question
