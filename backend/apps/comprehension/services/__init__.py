"""What can be done with what readers ask."""

from apps.comprehension.services._rules import AlreadyEnded
from apps.comprehension.services.answer_question import answer_question
from apps.comprehension.services.ask_question import (
    Asked,
    OtherQuestion,
    QuestionsOff,
    UnknownPage,
    ask_question,
)
from apps.comprehension.services.close_question import close_question
from apps.comprehension.services.erase_questions import erase_of_person, erase_questions
from apps.comprehension.services.erase_user_traces import erase_user_traces
from apps.comprehension.services.forget_questions import forget_questions
from apps.comprehension.services.publish_answer import (
    AlreadyPublished,
    NotAnswered,
    PageGone,
    publish_answer,
)
from apps.comprehension.services.send_answer import send_answer
from apps.comprehension.services.tell_managers import send_news_of_questions, tell_managers
from apps.comprehension.services.transfer_question import transfer_question

__all__ = [
    "AlreadyEnded",
    "AlreadyPublished",
    "Asked",
    "NotAnswered",
    "OtherQuestion",
    "PageGone",
    "QuestionsOff",
    "UnknownPage",
    "answer_question",
    "ask_question",
    "close_question",
    "erase_of_person",
    "erase_questions",
    "erase_user_traces",
    "forget_questions",
    "publish_answer",
    "send_answer",
    "send_news_of_questions",
    "tell_managers",
    "transfer_question",
]
