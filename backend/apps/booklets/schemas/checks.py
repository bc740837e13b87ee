from typing import Literal
from uuid import UUID

from ninja import Schema

Topic = Literal["grid", "accessibility", "values", "languages", "managers", "receipt", "content"]
Severity = Literal["blocking", "advisory"]
Goal = Literal[
    "page", "chapters", "grid", "values", "managers", "advanced", "languages", "colours", "logo"
]


class CheckPoint(Schema):
    """One thing to look at before publishing, and where to go for it.

    `code` names its sentence, `params` fill it; the screen translates.
    """

    topic: Topic
    severity: Severity
    code: str
    params: dict[str, str | int]
    goal: Goal
    page: UUID | None
    block: str | None
    obligation: UUID | None


class TopicState(Schema):
    """A line of the list that closes the creation: `params` hold its figures."""

    topic: Topic
    state: Literal["ready", "to_improve", "blocking"]
    params: dict[str, str | int]


class Checks(Schema):
    topics: list[TopicState]
    points: list[CheckPoint]
    blocking: int
    advisory: int
    publishable: bool
