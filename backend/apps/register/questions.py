from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from apps.people.models import Signer
from shared.questions import Question


@dataclass(frozen=True, slots=True, kw_only=True)
class Sending:
    """A message with somebody's link, as the server that took it answered."""

    address: str
    at: datetime
    answer: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SendingOfLink(Question[Sending]):
    """Somebody acknowledges by a personal link: how did they come by it?"""

    company_id: UUID
    booklet_id: UUID
    participation_id: UUID
    signer: Signer
