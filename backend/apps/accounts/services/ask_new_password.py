from datetime import datetime, timedelta

from shared.actor import Actor
from shared.ids import uuid7
from shared.jobs import queue
from shared.limits import Limit

PER_ADDRESS = Limit(name="reset links of an address", times=5, within=timedelta(hours=1))
PER_NETWORK = Limit(name="reset links of a network", times=30, within=timedelta(hours=1))


def ask_new_password(*, actor: Actor, email: str, now: datetime) -> None:
    """Promise a reset link to whoever has this address.

    Whether there is an account is looked up by the job: for a known and an unknown address the
    caller gets the same answer after exactly the same work.
    """
    address = email.strip().lower()
    PER_ADDRESS.take(address, now=now)  # first: repeating one must not use up a neighbour's
    PER_NETWORK.take(actor.ip, now=now)
    queue.enqueue(
        "accounts.send_reset_link",
        platform=True,
        email=address,
        asked_at=now,
        message_id=uuid7(),
    )
