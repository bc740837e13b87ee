from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from apps.people import services
from apps.people.models import Person
from shared import events
from shared.actor import Actor, Role
from shared.ids import uuid7

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)


def member(company_id: UUID, role: Role = Role.COMPANY_ADMIN) -> Actor:
    """Somebody of this company, who keeps its people unless told otherwise."""
    return Actor(user_id=uuid7(), name="Camille Vidal", company_id=company_id, role=role)


def add(actor: Actor, **told: Any) -> Person:
    """A card with these fields; named, unless told otherwise."""
    named = {"first_name": "Inès", "last_name": "Rouquette"}
    return services.add_person(actor=actor, told={**named, **told}, now=NOW)


@contextmanager
def hearing(kind: type[Any]) -> Iterator[list[Any]]:
    """Every fact of this kind that is announced meanwhile."""
    heard: list[Any] = []
    listeners = events._listeners[kind]
    listeners.append(heard.append)
    try:
        yield heard
    finally:
        listeners.remove(heard.append)
