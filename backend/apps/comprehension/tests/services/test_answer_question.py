import pytest

from apps.companies.factories import CompanyFactory
from apps.comprehension import services
from apps.comprehension.models import QuestionStatus
from apps.comprehension.tests.asking import asked_about
from apps.comprehension.tests.people import NOW, colleague
from apps.journal.models import AuditEvent
from apps.pages.models import Page
from shared import errors
from shared.actor import Role
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db


def answer(question, actor, words="Dans le placard.", **told):
    return services.answer_question(
        actor=actor,
        booklet_id=question.booklet_id,
        question_id=question.id,
        answer=words,
        now=NOW,
        **told,
    )


def test_is_kept_with_who_gave_it_and_when(booklet, manager):
    question = asked_about(booklet)

    answer(question, manager)

    question.refresh_from_db()
    assert (question.status, question.answer) == (QuestionStatus.ANSWERED, "Dans le placard.")
    assert (question.ended_by_id, question.ended_on) == (manager.user_id, NOW.date())


def test_is_given_once(booklet, manager):
    question = asked_about(booklet)
    answer(question, manager)

    with pytest.raises(services.AlreadyEnded):
        answer(question, manager, "Non, dans le tiroir.")


def test_leaves_a_letter_to_be_sent_and_no_words_in_the_journal(booklet, manager):
    question = asked_about(booklet)

    answer(question, manager)

    event = AuditEvent.objects.get(action="question.answered")
    assert Job.objects.filter(name="comprehension.send_answer").count() == 1
    assert "placard" not in f"{event.before}{event.after}{event.object_label}"


def test_is_put_under_the_page_at_once_if_wanted(booklet, manager):
    question = asked_about(booklet)

    answer(question, manager, publish=True)

    question.refresh_from_db()
    page = Page.objects.get(id=question.page_id)
    assert question.published
    assert page.document["blocks"][-1]["children"][0]["props"]["title"] == question.text


def test_is_not_for_those_to_whom_the_booklet_was_not_entrusted(booklet):
    question, stranger = (
        asked_about(booklet),
        colleague(CompanyFactory.create().id, Role.COMPANY_ADMIN),
    )

    with pytest.raises(errors.NotFound):
        answer(question, stranger)
