from datetime import datetime
from uuid import UUID

from apps.accounts.models import Session
from shared import errors
from shared.actor import Actor, require_own_hands

MOST_DEVICES = 50  # more than anybody has


def list_own_sessions(*, actor: Actor, now: datetime) -> list[Session]:
    """The devices on which the actor is signed in, the last used first."""
    require_own_hands(actor)
    if actor.user_id is None:
        raise errors.NotSignedIn
    return list_sessions(user_id=actor.user_id, now=now)


def count_open_sessions(*, user_id: UUID, now: datetime) -> int:
    """On how many devices somebody is signed in."""
    return Session.objects.filter(user_id=user_id, expire_date__gt=now).count()


def list_sessions(*, user_id: UUID, now: datetime) -> list[Session]:
    """The open sessions of a user, the last used first."""
    sessions = Session.objects.filter(user_id=user_id, expire_date__gt=now)
    return list(sessions.order_by("-seen_at")[:MOST_DEVICES])
