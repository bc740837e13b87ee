from datetime import UTC, date, datetime

import pytest

from apps.comprehension import services
from apps.comprehension.factories import ReaderQuestionFactory
from apps.comprehension.models import QuestionStatus, ReaderQuestion
from apps.comprehension.tests.people import waiter

pytestmark = pytest.mark.django_db

NOW = datetime(2027, 9, 17, 3, tzinfo=UTC)
WORDS = {
    "text": "Je suis Léa",
    "name": "Léa",
    "reply_to": "lea@exemple.fr",
    "answer": "Bonjour Léa",
    "quote": "Les gants",
}


def ended(day: date, **told: object) -> ReaderQuestion:
    return ReaderQuestionFactory.create(
        status=QuestionStatus.ANSWERED, ended_on=day, **WORDS, **told
    )


def test_half_a_year_after_it_ended_a_count_is_left():
    old, young = ended(date(2027, 3, 16)), ended(date(2027, 3, 18))
    waiting = ReaderQuestionFactory.create(text="Je suis Léa", day=date(2026, 1, 5))

    assert services.erase_questions(now=NOW) == 1

    old.refresh_from_db()
    young.refresh_from_db()
    waiting.refresh_from_db()
    assert [getattr(old, name) for name in WORDS] == [""] * len(WORDS)
    assert (old.status, old.erased_at) == (QuestionStatus.ANSWERED, NOW)
    assert young.text == waiting.text == "Je suis Léa"


def test_who_is_forgotten_leaves_no_words(booklet):
    one = waiter(booklet)
    theirs = ReaderQuestionFactory.create(booklet=booklet, participation_id=one.id, text="Léa")
    others = ReaderQuestionFactory.create(booklet=booklet, text="Léa")

    services.erase_of_person(company_id=one.company_id, person_id=one.person_id, now=NOW)

    theirs.refresh_from_db()
    others.refresh_from_db()
    assert (theirs.text, theirs.participation_id, theirs.status) == ("", None, "closed")
    assert others.text == "Léa"
