"""What is asked in the demonstration is asked of pages that are there."""

from config.management.demo_booklets_data import AUBRAC_BOOKLETS, JULIEN
from config.management.demo_questions import BOOKLET, QUESTIONS

(READ,) = [one for one in AUBRAC_BOOKLETS if one.name == BOOKLET]


def test_every_question_is_about_a_page_of_the_booklet():
    pages = {page.title for told in READ.told.values() for page in told}

    assert READ.published
    assert {one.page for one in QUESTIONS} <= pages


def test_there_is_one_in_each_state():
    ended = [one for one in QUESTIONS if one.answer or one.reason]
    late = [one for one in QUESTIONS if one not in ended and one.days_ago >= 6]

    assert len(QUESTIONS) == 12
    assert {bool(one.answer) for one in ended} == {True, False}
    assert any(one.to == JULIEN for one in late)
    assert any(one.name for one in late)
    assert any(one.by_participant for one in QUESTIONS)


def test_whoever_gets_one_may_answer():
    assert {one.to for one in QUESTIONS if one.to} <= {READ.manager, READ.substitute}
