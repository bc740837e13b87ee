from datetime import datetime

from apps.accounts.models import Session, User, kept_key
from apps.journal import services as journal
from shared.actor import Actor, require_own_hands


def close_other_sessions(
    *, actor: Actor, user: User, session_key: str | None, now: datetime
) -> None:
    """Close every device of the actor but the one that asks."""
    require_own_hands(actor)
    closed = end_sessions(user=user, but=session_key)
    journal.record(
        actor=actor,
        action="accounts.other_sessions_closed",
        target=user,
        label=user.full_name,
        now=now,
        after={"closed": closed},
    )


def end_sessions(*, user: User, but: str | None = None) -> int:
    """Drop what a user's browsers are known by, all of them but one: none is let in again."""
    sessions = Session.objects.filter(user=user)
    ended, _ = (sessions.exclude(session_key=kept_key(but)) if but else sessions).delete()
    return ended
