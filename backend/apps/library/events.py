from dataclasses import dataclass
from uuid import UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterReleased:
    """A chapter of the platform, or of a company, has a new version: booklets may have taken an older one."""

    company_id: UUID | None  # None: the platform's
    chapter_id: UUID
    version_id: UUID
    number: int
