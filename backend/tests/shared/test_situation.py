import pytest

from shared.situation import THRESHOLDS, Condition, Question, Situation


@pytest.mark.parametrize(("condition", "least"), THRESHOLDS.items())
def test_a_headcount_is_met_from_its_threshold_on(condition: Condition, least: int):
    met = [Situation(headcount=people).meets(condition) for people in (0, least - 1, least)]

    assert met == [False, False, True]


@pytest.mark.parametrize("answer", [True, False])
@pytest.mark.parametrize("question", Question)
def test_a_question_is_met_as_it_is_answered(question: Question, answer: bool):
    assert Situation(answers={question.value: answer}).meets(Condition(question)) is answer


@pytest.mark.parametrize("public", [True, False])
def test_who_is_no_public_employer_is_a_private_one(public: bool):
    situation = Situation(answers={"public_employer": public})

    assert situation.meets(Condition.PRIVATE_EMPLOYER) is not public


@pytest.mark.parametrize("condition", Condition)
def test_nothing_is_known_before_an_answer(condition: Condition):
    assert Situation().meets(condition) is None
