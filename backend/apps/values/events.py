from dataclasses import dataclass
from uuid import UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class ValuesChanged:
    """A company, or one of its sites, says something else: whoever has printed it prints it again."""

    company_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class ValuesReviewed:
    """Values of a company were said, confirmed, or given another day: whoever counts the overdue ones counts again."""

    company_id: UUID
