from dataclasses import dataclass
from datetime import datetime
from uuid import UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposalOpened:
    """A release is proposed to booklets of a company, or reached some of them by itself."""

    company_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class CoreFollowed:
    """Published booklets say what a release says, by themselves: until then they said what their readers had.

    Each with the moment of its last edit: a later one is somebody's, who has not finished.
    """

    company_id: UUID
    booklets: tuple[tuple[UUID, datetime], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CoreAdopted:
    """A booklet says what a release says, or as much of it as somebody took."""

    company_id: UUID
    booklet_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class CoreRefused:
    """Somebody left a release out of a booklet; it is asked again with the next one."""

    company_id: UUID
    booklet_id: UUID
