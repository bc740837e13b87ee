from datetime import datetime

from apps.accounts import selectors
from apps.journal import services as journal
from shared.actor import Actor


def sign_out(*, actor: Actor, now: datetime) -> None:
    """Write down that somebody left; nothing when nobody was signed in."""
    if actor.user_id is None:
        return
    user = selectors.get_user(user_id=actor.user_id)
    journal.record(
        actor=actor, action="accounts.signed_out", target=user, label=user.full_name, now=now
    )
