from datetime import datetime
from uuid import UUID

from apps.accounts.models import LONGEST_SWITCH, IdentitySwitch, User
from apps.accounts.selectors import session_digest
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor
from shared.tenancy.scope import act_as_company


def start_switch(
    *,
    actor: Actor,
    target: User,
    company_id: UUID | None,
    reason: str,
    session_key: str,
    now: datetime,
) -> None:
    """Write down that the actor acts as the target from now on, and why."""
    if actor.user_id is None:
        raise errors.NotSignedIn
    switch = IdentitySwitch.objects.create(
        administrator_id=actor.user_id,
        target=target,
        company_id=company_id,
        reason=reason,
        session=session_digest(session_key),
        started_at=now,
        until=now + LONGEST_SWITCH,
    )
    with act_as_company(company_id):
        journal.record(
            actor=switch.actor(ip=actor.ip),
            action="accounts.identity_switched",
            target=target,
            label=target.full_name,
            now=now,
            after={"until": switch.until.isoformat()},
        )
