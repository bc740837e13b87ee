from datetime import datetime

from django.db import transaction

from apps.accounts.models import User
from apps.accounts.services._reset_token import is_valid, owner_of
from apps.accounts.services.check_credentials import FAILURES
from apps.accounts.services.choose_password import choose_password
from apps.accounts.services.close_other_sessions import end_sessions
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor
from shared.ids import uuid7
from shared.jobs import queue


class BadResetLink(errors.Invalid):
    code = "bad_reset_link"


@transaction.atomic
def reset_password(*, actor: Actor, token: str, password: str, now: datetime) -> None:
    """Give the owner of a reset link a new password; their open sessions end with the old one."""
    user = _owner(token, now)
    user.password_changed_at = now
    choose_password(user=user, password=password)
    end_sessions(user=user)
    FAILURES.forget(user.email)
    journal.record(
        actor=Actor(user_id=user.id, name=user.full_name, ip=actor.ip),
        action="accounts.password_reset",
        target=user,
        label=user.full_name,
        now=now,
    )
    queue.enqueue(
        "accounts.send_password_changed", platform=True, user_id=user.id, message_id=uuid7()
    )


def _owner(token: str, now: datetime) -> User:
    """Locked: of two calls with one link, the second sees the password that the first has set."""
    owner_id = owner_of(token)
    user = User.objects.select_for_update().filter(id=owner_id).first() if owner_id else None
    if user is None or not user.is_active or not is_valid(user=user, token=token, now=now):
        raise BadResetLink
    return user
