from dataclasses import dataclass
from uuid import UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class MailsCounted:
    """A company has promised more messages this month, or fewer."""

    company_id: UUID
