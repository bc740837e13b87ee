from dataclasses import dataclass
from uuid import UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingChanged:
    """Readers get something else of this booklet: another version, another state, another address."""

    company_id: UUID
    booklet_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicationOnline:
    """Readers get this version from now on: a new one, or a former one again."""

    company_id: UUID
    booklet_id: UUID
    publication_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildChanged:
    """A version of this booklet is to be made, or could not be made."""

    company_id: UUID
    booklet_id: UUID
