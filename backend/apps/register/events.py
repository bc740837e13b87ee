from dataclasses import dataclass
from uuid import UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class ReceiptMade:
    """Somebody acknowledged a version, or a chapter of it."""

    company_id: UUID
    booklet_id: UUID
    receipt_id: UUID
    participation_id: UUID | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ReceiptCancelled:
    """A receipt does not count any more; it stays in the register."""

    company_id: UUID
    booklet_id: UUID
    receipt_id: UUID
    participation_id: UUID | None
