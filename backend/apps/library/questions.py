from collections.abc import Collection, Mapping
from dataclasses import dataclass
from uuid import UUID

from shared.actor import Actor
from shared.questions import Question


@dataclass(frozen=True, slots=True)
class ChapterUsage:
    """How many booklets took a chapter over, and how many of them say something else by now."""

    booklets: int = 0
    adapted: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class UsageOfChapters(Question[Mapping[UUID, ChapterUsage]]):
    """Which of these chapters stand in booklets: of the actor's company, of all for the library's editors?"""

    actor: Actor
    chapter_ids: Collection[UUID]
