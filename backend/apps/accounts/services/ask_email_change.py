from datetime import datetime, timedelta
from typing import Any

from apps.accounts.models import User
from apps.accounts.services.confirm_password import confirm_password
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor, require_own_hands
from shared.ids import uuid7
from shared.jobs import queue
from shared.limits import Limit

PER_PERSON = Limit(name="changes of address of a person", times=5, within=timedelta(hours=1))


class EmailUnchanged(errors.Invalid):
    code = "email_unchanged"


def ask_email_change(
    *, actor: Actor, user: User, email: str, current_password: str, now: datetime
) -> None:
    """Write to the new address, whose owner confirms, and to the old one, whose owner is warned.

    Whether somebody else has the address is looked up by the job: the answer never says it.
    """
    require_own_hands(actor)
    confirm_password(user=user, password=current_password, now=now)
    address = email.strip().lower()
    if address == user.email:
        raise EmailUnchanged({"email": "email_unchanged"})
    PER_PERSON.take(str(user.id), now=now)
    journal.record(
        actor=actor,
        action="accounts.email_change_asked",
        target=user,
        label=user.full_name,
        now=now,
        after={"email": address},
    )
    asked: dict[str, Any] = {"user_id": user.id, "email": address}
    queue.enqueue(
        "accounts.send_email_link", platform=True, **asked, asked_at=now, message_id=uuid7()
    )
    queue.enqueue(
        "accounts.send_email_warning", platform=True, **asked, to=user.email, message_id=uuid7()
    )
