from typing import Self
from uuid import UUID

from ninja import Schema

from apps.participation.selectors import Known, Seen


class SeenOut(Schema):
    """A version as one of its participants has it, or had it: which of its pages were theirs."""

    publication: UUID
    version: str
    locale: str
    pages: int  # of the whole version
    concerned: list[UUID]  # in the order of reading
    reread: list[UUID]  # those of them that were asked to be read again
    known: Known  # what tells which concern somebody

    @classmethod
    def of(cls, seen: Seen) -> Self:
        return cls(
            publication=seen.publication.id,
            version=seen.publication.version,
            locale=seen.locale,
            pages=seen.pages,
            concerned=[UUID(page) for page in seen.concerned],
            reread=[UUID(page) for page in seen.reread],
            known=seen.known,
        )
