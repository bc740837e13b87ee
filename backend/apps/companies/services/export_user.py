from datetime import datetime
from uuid import UUID

from apps.companies.services._managed_user import find_managed
from apps.companies.services.export_person import export_person
from shared import errors
from shared.actor import Actor


def export_user(*, actor: Actor, user_id: UUID, now: datetime) -> bytes:
    """What is kept about somebody whom the actor administers, when they ask for it."""
    user, abilities = find_managed(actor=actor, user_id=user_id)
    if not abilities.export:
        raise errors.Forbidden
    return export_person(actor=actor, user=user, now=now)
