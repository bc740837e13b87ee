from datetime import UTC, date, datetime
from typing import Any
from uuid import UUID

from apps.values import selectors, services
from apps.values.models import LivingValue
from shared.actor import Actor, Role
from shared.ids import uuid7

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
TODAY = date(2027, 3, 12)


def member(company_id: UUID, role: Role = Role.BOOKLET_MANAGER) -> Actor:
    """Somebody of this company, who keeps its values unless told otherwise."""
    return Actor(user_id=uuid7(), name="Camille Vidal", company_id=company_id, role=role)


def save(actor: Actor, *changes: dict[str, Any], site_id: UUID | None = None) -> list[LivingValue]:
    return services.save_values(actor=actor, site_id=site_id, changes=changes, today=TODAY, now=NOW)


def fill(actor: Actor, site_id: UUID | None = None, **texts: str) -> None:
    """Say these texts under their keys."""
    save(actor, *({"key": key, "value": said} for key, said in texts.items()), site_id=site_id)


def said(actor: Actor, key: str, site_id: UUID | None = None) -> selectors.SaidValue:
    return selectors.said_values(actor=actor, site_id=site_id, today=TODAY)[key]
