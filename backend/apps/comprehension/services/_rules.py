from datetime import datetime
from uuid import UUID

from apps.booklets import services as booklets
from apps.booklets.models import Booklet
from apps.comprehension import policies
from apps.comprehension.models import ReaderQuestion
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor


class AlreadyEnded(errors.Conflict):
    code = "question_already_ended"


def lock_question(*, actor: Actor, booklet_id: UUID, question_id: UUID) -> ReaderQuestion:
    """One that the actor may answer, held with its booklet: who answers may write the page too."""
    booklet = booklets.lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_answering(actor, booklet)
    rows = ReaderQuestion.objects.filter(company_id=booklet.company_id, booklet=booklet)
    question = rows.select_for_update(no_key=True).filter(id=question_id).first()
    if question is None:
        raise errors.NotFound
    question.booklet = booklet
    return question


def lock_waiting(*, actor: Actor, booklet_id: UUID, question_id: UUID) -> ReaderQuestion:
    """One that nobody has answered or closed."""
    question = lock_question(actor=actor, booklet_id=booklet_id, question_id=question_id)
    if not question.is_waiting:
        raise AlreadyEnded
    return question


def note_end(question: ReaderQuestion, *, actor: Actor, now: datetime) -> None:
    """Who ended it, and on which day; the caller saves it."""
    question.ended_on = question.booklet.company.today(now=now)
    question.ended_by_id, question.ended_by_name = actor.user_id, actor.name


def record(booklet: Booklet, *, actor: Actor, action: str, now: datetime) -> None:
    """That it was done, never the words."""
    journal.record(actor=actor, action=action, target=booklet, label=booklet.name, now=now)
