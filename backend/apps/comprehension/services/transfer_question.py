from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet
from apps.comprehension.models import QuestionStatus, ReaderQuestion
from apps.comprehension.services._rules import lock_waiting, record
from apps.comprehension.services.tell_managers import write_to
from shared import errors
from shared.actor import Actor


@transaction.atomic
def transfer_question(
    *, actor: Actor, booklet_id: UUID, question_id: UUID, to: UUID, now: datetime
) -> ReaderQuestion:
    """Somebody else who may answer is to do it, and has a letter about it."""
    question = lock_waiting(actor=actor, booklet_id=booklet_id, question_id=question_id)
    managers = managers_of(question.booklet, now)
    if to not in managers:
        raise errors.Invalid({"to": "unknown_manager"})
    question.assigned_to_id, question.assigned_to_name = to, managers[to]
    question.status = QuestionStatus.TRANSFERRED
    question.save()
    record(question.booklet, actor=actor, action="question.transferred", now=now)
    if to != actor.user_id:
        write_to([to], booklet=question.booklet, letter="question_transferred", count=1)
    return question


def managers_of(booklet: Booklet, now: datetime) -> dict[UUID, str]:
    """Who may answer what is asked about a booklet, by name."""
    holders = booklets.list_holders(booklet=booklet, today=booklet.company.today(now=now))
    return {one.user.id: one.user.full_name for one in holders if "participants" in one.rights}
