"""What is told of something that a release changed, and of what somebody chose of it."""

from datetime import datetime
from typing import Any, Literal
from uuid import UUID

from ninja import Schema

from apps.pages.schemas.pages import WordsOut

Chosen = Literal["mine", "core", "combined", "skip"]


class WrittenOut(Schema):
    """Who last changed what the booklet says there."""

    name: str
    at: datetime


class UnitDecisionOut(Schema):
    choice: Chosen
    block: dict[str, Any] | None
    by_name: str
    at: datetime


class UnitOut(Schema):
    """Something that the release changed; each side as it says it, null where it is not there."""

    unit: str
    mark: str  # of the question: sent back with the answer
    kind: Literal[
        "block", "page", "title", "importance", "obligations", "added", "removed", "moved"
    ]
    page: UUID  # in the library
    page_title: str
    block: str | None
    change: Literal["added", "removed", "changed"]
    asked: bool  # nobody but a person decides it; otherwise the release's is ticked
    may_keep: bool  # otherwise the chapter is locked: the release's is taken, or it waits
    base: Any
    core: Any
    mine: Any
    mine_by: WrittenOut | None  # nobody here: it says what the library said
    core_words: list[WordsOut]  # since the base
    mine_words: list[WordsOut]
    combined: dict[str, Any] | None  # a proposal
    both: bool  # it holds all words of both
    same_elsewhere: int  # other booklets in which just this is asked
    decision: UnitDecisionOut | None
