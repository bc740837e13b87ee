from datetime import datetime

from apps.accounts.models import User
from apps.accounts.services.choose_password import choose_password
from apps.accounts.services.close_other_sessions import end_sessions
from apps.accounts.services.confirm_password import confirm_password
from apps.journal import services as journal
from shared.actor import Actor, require_own_hands
from shared.ids import uuid7
from shared.jobs import queue


def change_password(
    *,
    actor: Actor,
    user: User,
    current_password: str,
    password: str,
    session_key: str | None,
    now: datetime,
) -> None:
    """Another password for the actor's own account; every session but this one ends."""
    require_own_hands(actor)
    confirm_password(user=user, password=current_password, now=now)
    user.password_changed_at = now
    choose_password(user=user, password=password)
    end_sessions(user=user, but=session_key)
    journal.record(
        actor=actor,
        action="accounts.password_changed",
        target=user,
        label=user.full_name,
        now=now,
    )
    queue.enqueue(
        "accounts.send_password_changed", platform=True, user_id=user.id, message_id=uuid7()
    )
