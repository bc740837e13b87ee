import pytest

from apps.comprehension import services
from apps.comprehension.factories import ReaderQuestionFactory
from apps.comprehension.models import ReaderQuestion

pytestmark = pytest.mark.django_db


def test_those_of_a_booklet_go_and_those_of_others_stay():
    gone = ReaderQuestionFactory.create()
    stays = ReaderQuestionFactory.create(company_id=gone.company_id)

    services.forget_questions(company_id=gone.company_id, booklet_id=gone.booklet_id)

    assert [one.id for one in ReaderQuestion.objects.all()] == [stays.id]


def test_those_of_a_purged_company_go():
    gone, stays = ReaderQuestionFactory.create(), ReaderQuestionFactory.create()

    services.forget_questions(company_id=gone.company_id)

    assert [one.id for one in ReaderQuestion.objects.all()] == [stays.id]
