from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.db.models import Model, QuerySet

from shared.actor import Actor
from shared.questions import Question


@dataclass(frozen=True, slots=True, kw_only=True)
class PeopleOfManager(Question[QuerySet[Model, UUID]]):
    """Whom may somebody know who looks after some booklets only? The ids of those people, to be read in a subquery."""

    actor: Actor


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownByReferenceOnly(Question[set[UUID]]):
    """Which of these people must stay without a name and contacts?"""

    company_id: UUID
    person_ids: Collection[UUID]


@dataclass(frozen=True, slots=True, kw_only=True)
class NamesNobody(Question[bool]):
    """Are the participants of this booklet known by their reference alone?"""

    booklet_id: UUID


@dataclass(frozen=True, slots=True, kw_only=True)
class HeldElsewhere(Question[set[UUID]]):
    """Which of these people have a booklet that somebody who looks after some booklets only may not see?"""

    actor: Actor
    person_ids: Collection[UUID]


@dataclass(frozen=True, slots=True)
class Part:
    """What a slice keeps about a person: a list under one name of the file that they get."""

    name: str
    rows: Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class DataOfPerson(Question[Part]):
    """A person asks what is kept about them."""

    company_id: UUID
    person_id: UUID
