from dataclasses import dataclass
from uuid import UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionAsked:
    """A reader asked something of a page."""

    company_id: UUID
    booklet_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionEnded:
    """It was answered or closed: nobody waits any more."""

    company_id: UUID
    booklet_id: UUID
