from datetime import datetime, timedelta
from typing import cast
from uuid import UUID

from django.contrib.sessions.backends.base import SessionBase

from apps.accounts.models import Session, named
from apps.accounts.sessions import SEEN_EVERY, SessionStore
from shared import errors
from shared.actor import Actor, require_own_hands

MOST_DEVICES = 50  # more than anybody has


def has_used(*, user_id: UUID, user_agent: str) -> bool:
    """Whether somebody is, or was lately, signed in with such a browser."""
    return Session.objects.filter(user_id=user_id, user_agent=named(user_agent)).exists()


def is_worn_out(*, session: SessionBase, idle: timedelta, whole: timedelta, now: datetime) -> bool:
    """Whether a session that nobody asked to keep was left alone, or is open, for longer than this."""
    store = cast("SessionStore", session)
    if store.get("_session_expiry") or store.opened_at is None or store.used_at is None:
        return False
    return now - store.used_at > idle + SEEN_EVERY or now - store.opened_at > whole


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
