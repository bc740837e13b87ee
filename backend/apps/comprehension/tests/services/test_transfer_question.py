import pytest

from apps.booklets.models import BookletRole
from apps.comprehension import services
from apps.comprehension.models import QuestionStatus
from apps.comprehension.tests.asking import asked_about
from apps.comprehension.tests.people import NOW, working_on
from shared import errors

pytestmark = pytest.mark.django_db


def transfer(question, actor, to):
    return services.transfer_question(
        actor=actor,
        booklet_id=question.booklet_id,
        question_id=question.id,
        to=to.user_id,
        now=NOW,
    )


def test_is_somebody_elses_who_has_a_letter(booklet, manager, mailoutbox, run_jobs):
    question, other = asked_about(booklet), working_on(booklet, BookletRole.MANAGER)

    transfer(question, manager, other)
    run_jobs()

    question.refresh_from_db()
    assert (question.status, question.assigned_to_id) == (
        QuestionStatus.TRANSFERRED,
        other.user_id,
    )
    assert question.is_waiting
    (letter,) = mailoutbox
    assert question.text not in f"{letter.body}{letter.alternatives}"
    assert f"livret={booklet.id}&vue=questions" in letter.body


def test_nobody_gets_it_who_may_not_answer(booklet, manager):
    question, writer = asked_about(booklet), working_on(booklet, BookletRole.WRITER)

    with pytest.raises(errors.Invalid):
        transfer(question, manager, writer)
