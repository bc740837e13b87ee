from uuid import UUID

from django.utils import timezone

from apps.comprehension import services
from shared.jobs.registry import handles


@handles("comprehension.send_answer")
def send_answer(*, question_id: str, message_id: str) -> None:
    """To whoever asked, if they can be reached."""
    services.send_answer(question_id=UUID(question_id), message_id=message_id)


@handles("comprehension.tell_managers")
def tell_managers() -> None:
    """Once an hour: where the day begins, what was asked since it last did."""
    services.tell_managers(now=timezone.now())


@handles("comprehension.send_news")
def send_news(*, user_id: str, letter: str, booklet_id: str, count: int, message_id: str) -> None:
    """To one manager."""
    services.send_news_of_questions(
        user_id=UUID(user_id),
        letter=letter,
        booklet_id=UUID(booklet_id),
        count=count,
        message_id=message_id,
    )


@handles("comprehension.erase_questions", gives_up=False)
def erase_questions() -> None:
    """Once a day."""
    services.erase_questions(now=timezone.now())


@handles("comprehension.erase_user_traces", gives_up=False)
def erase_user_traces(*, user_id: str, left: str) -> None:
    """Somebody whose account was erased."""
    services.erase_user_traces(user_id=UUID(user_id), name=left)
