from collections.abc import Collection, Mapping, Sequence
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


@dataclass(frozen=True, slots=True)
class TakingBooklet:
    """A booklet that took a chapter over, to whoever may open it."""

    id: UUID
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BookletsOfChapter(Question[Sequence[TakingBooklet]]):
    """Which booklets of the actor's company took this chapter over? The library's editors are told none."""

    actor: Actor
    chapter_id: UUID
