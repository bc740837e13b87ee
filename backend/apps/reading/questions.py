from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from shared.questions import Question


@dataclass(frozen=True, slots=True, kw_only=True)
class Remembered:
    """What names somebody on a device that came by their link, as their browser keeps it."""

    value: str
    until: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class WhoHoldsLink(Question[Remembered]):
    """Somebody came by a link that is in force: whose is it?"""

    company_id: UUID
    participation_id: UUID
    token: str  # by which they came
    until: datetime  # no device remembers them longer
