from dataclasses import dataclass
from uuid import UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class StorageChanged:
    """The files of a company take more room, or less."""

    company_id: UUID
