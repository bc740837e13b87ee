"""Reads of what readers ask."""

from apps.comprehension.selectors.addressee import Addressee, addressees_of
from apps.comprehension.selectors.lines import question_lines
from apps.comprehension.selectors.questions import (
    Which,
    answered_on_page,
    answers_to,
    count_by_page,
    count_questions,
    get_question,
    late_questions,
    list_questions,
    questions_of_person,
)
from apps.comprehension.selectors.readers import may_read
from apps.comprehension.selectors.shown import ShownPage, page_file, page_shown, published_page

__all__ = [
    "Addressee",
    "ShownPage",
    "Which",
    "addressees_of",
    "answered_on_page",
    "answers_to",
    "count_by_page",
    "count_questions",
    "get_question",
    "late_questions",
    "list_questions",
    "may_read",
    "page_file",
    "page_shown",
    "published_page",
    "question_lines",
    "questions_of_person",
]
