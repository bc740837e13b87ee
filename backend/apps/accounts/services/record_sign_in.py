from datetime import datetime

from apps.accounts.models import User
from apps.journal import services as journal
from shared.actor import Actor


def record_sign_in(*, actor: Actor, user: User, now: datetime) -> None:
    """Write down that somebody came, in the journal of the company they work for."""
    journal.record(
        actor=actor, action="accounts.signed_in", target=user, label=user.full_name, now=now
    )
