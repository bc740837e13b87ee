from dataclasses import dataclass
from uuid import UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class RereadingAsked:
    """Each participant was looked at: whoever has to read again what is online now is asked to."""

    company_id: UUID
    booklet_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class CameByMessage:
    """Somebody looks at the booklet, which they opened by the link of a message; whoever sent it knows its name."""

    company_id: UUID
    booklet_id: UUID
    participation_id: UUID
    message: str  # as the device tells it


@dataclass(frozen=True, slots=True, kw_only=True)
class ParticipationsChanged:
    """Other people are awaited in this booklet, or other days; what a receipt changes is told with the receipt."""

    company_id: UUID
    booklet_id: UUID
