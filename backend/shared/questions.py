"""Questions that a slice asks and that the slices above it may answer, in the same transaction."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar

Fields = ParamSpec("Fields")
Answer = TypeVar("Answer")


class Question(Generic[Answer]):
    """What is asked, as a frozen dataclass; `Answer` is what each of those who know gives back."""

    __slots__ = ()


_answerers: defaultdict[type, list[Callable[[Any], Any]]] = defaultdict(list)


def answers(
    kind: type[Question[Answer]],
) -> Callable[[Callable[[Any], Answer | None]], Callable[[Any], Answer | None]]:
    """Register who answers one kind of question; who has nothing to say returns None."""

    def register(answerer: Callable[[Any], Answer | None]) -> Callable[[Any], Answer | None]:
        _answerers[kind].append(answerer)
        return answerer

    return register


def ask(
    kind: Callable[Fields, Question[Answer]], *args: Fields.args, **fields: Fields.kwargs
) -> list[Answer]:
    """What each of them knows, in the order in which they registered."""
    question = kind(*args, **fields)
    given = (answerer(question) for answerer in _answerers[type(question)])
    return [answer for answer in given if answer is not None]
