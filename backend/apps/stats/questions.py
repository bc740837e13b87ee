from collections.abc import Mapping
from dataclasses import dataclass
from uuid import UUID

from shared.questions import Question

PageOfBooklet = tuple[UUID, UUID]
"""A booklet, and a page of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedOnPages(Question[Mapping[PageOfBooklet, int]]):
    """How many questions did readers ask about each of these pages? The answer is counted one by one, and shown to nobody."""

    company_id: UUID
    pages: frozenset[PageOfBooklet]
