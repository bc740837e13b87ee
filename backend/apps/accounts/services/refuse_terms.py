from datetime import datetime

from apps.accounts.models import User
from apps.journal import services as journal
from shared.actor import Actor


def refuse_terms(*, actor: Actor, user: User, now: datetime) -> None:
    """Write down a refusal; the account stays, without access to booklets."""
    journal.record(actor=actor, action="accounts.terms_refused", target=user, now=now)
