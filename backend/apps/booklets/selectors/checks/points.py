from dataclasses import dataclass, field
from typing import Literal
from uuid import UUID

Severity = Literal["blocking", "advisory"]
State = Literal["ready", "to_improve", "blocking"]
Params = dict[str, str | int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """One thing to look at before publishing, and where to go for it."""

    severity: Severity
    code: str
    goal: str
    params: Params = field(default_factory=dict)
    page: UUID | None = None
    block: str | None = None
    obligation: UUID | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TopicState:
    """What was found about one topic, and its figures."""

    topic: str
    params: Params
    points: list[Point] = field(default_factory=list)

    @property
    def state(self) -> State:
        severities = {point.severity for point in self.points}
        if "blocking" in severities:
            return "blocking"
        return "to_improve" if severities else "ready"


@dataclass(frozen=True, slots=True)
class Checks:
    topics: list[TopicState]

    @property
    def blocking(self) -> int:
        return self._count("blocking")

    @property
    def advisory(self) -> int:
        return self._count("advisory")

    @property
    def publishable(self) -> bool:
        return not self.blocking

    def _count(self, severity: Severity) -> int:
        return sum(point.severity == severity for topic in self.topics for point in topic.points)
