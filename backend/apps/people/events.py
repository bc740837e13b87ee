"""Told in the transaction that did it; whoever hears of several at once is told in batches."""

from dataclasses import dataclass
from uuid import UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonsAdded:
    """New people, or some who are back: rules look whether they fit."""

    company_id: UUID
    person_ids: tuple[UUID, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PeopleBrought:
    """A file that was brought into a booklet is taken over: these people, new or known, are to be handed it."""

    company_id: UUID
    booklet_id: UUID
    person_ids: tuple[UUID, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonChanged:
    """A card says something else: copies of it follow, and so does what concerns the person."""

    company_id: UUID
    person_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonLeft:
    """Somebody's last day is over."""

    company_id: UUID
    person_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonForgotten:
    """A card is about to go for good: whoever keeps something that is no evidence lets it go."""

    company_id: UUID
    person_id: UUID
