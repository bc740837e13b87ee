from uuid import uuid4

import pytest

from apps.comprehension import services
from apps.comprehension.factories import ReaderQuestionFactory

pytestmark = pytest.mark.django_db


def test_what_they_answered_stays_under_the_name_that_is_left():
    user_id = uuid4()
    question = ReaderQuestionFactory.create(
        ended_by_id=user_id, ended_by_name="Awa", assigned_to_id=user_id, assigned_to_name="Awa"
    )

    services.erase_user_traces(user_id=user_id, name="Compte supprimé")

    question.refresh_from_db()
    assert {question.ended_by_name, question.assigned_to_name} == {"Compte supprimé"}
