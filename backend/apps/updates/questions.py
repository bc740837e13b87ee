from collections.abc import Collection, Mapping
from dataclasses import dataclass
from uuid import UUID

from shared.questions import Question


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadersOfBooklets(Question[Mapping[UUID, int]]):
    """How many people these booklets of a company were handed to, and who might have to read them again?"""

    company_id: UUID
    booklet_ids: Collection[UUID]
