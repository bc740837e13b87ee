from datetime import datetime
from uuid import UUID

from apps.accounts.devices import device_of
from apps.accounts.models import Session, User, kept_key
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor, require_own_hands


class SessionIsThisOne(errors.Conflict):
    code = "session_is_this_one"


def close_session(
    *, actor: Actor, user: User, session_id: UUID, session_key: str | None, now: datetime
) -> None:
    """Close one of the actor's other devices: its next call is nobody's."""
    require_own_hands(actor)
    session = Session.objects.filter(id=session_id, user=user).first()
    if session is None:
        raise errors.NotFound
    if session.session_key == kept_key(session_key):
        raise SessionIsThisOne
    session.delete()
    device = device_of(session.user_agent)
    journal.record(
        actor=actor,
        action="accounts.session_closed",
        target=user,
        label=user.full_name,
        now=now,
        before={"browser": device.browser, "system": device.system},
    )
