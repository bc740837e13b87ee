import pytest

from apps.comprehension import services
from apps.comprehension.models import QuestionStatus
from apps.comprehension.tests.asking import asked_about
from apps.comprehension.tests.people import NOW
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db


def test_is_closed_for_a_reason_and_nobody_is_written_to(booklet, manager):
    question = asked_about(booklet, reply_to="lea@exemple.fr")
    named = {"actor": manager, "booklet_id": booklet.id, "question_id": question.id}

    services.close_question(**named, reason="En double", now=NOW)

    question.refresh_from_db()
    assert (question.status, question.reason) == (QuestionStatus.CLOSED, "En double")
    assert not Job.objects.filter(name="comprehension.send_answer").exists()
    with pytest.raises(services.AlreadyEnded):
        services.close_question(**named, reason="Encore", now=NOW)
