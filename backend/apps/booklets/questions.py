from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from shared.actor import Actor
from shared.questions import Question


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """What somebody did with a booklet, or said about it; `what` is the key of its sentence."""

    id: UUID
    what: str
    booklet_id: UUID
    booklet: str
    by: str
    at: datetime
    page_id: UUID | None = None
    thread_id: UUID | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonalNotices(Question[list[Notice]]):
    """What concerns the actor in person, besides what happens to their booklets?"""

    actor: Actor
    since: datetime
