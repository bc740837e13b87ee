from datetime import datetime

from apps.emailing.models import Suppression, SuppressionReason
from apps.emailing.services.suppress_address import suppress_address
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor, require_own_hands
from shared.permissions import Action, require


def add_suppression(*, actor: Actor, address: str, now: datetime) -> Suppression:
    """Write no more to an address, whoever reads there."""
    require_own_hands(actor)
    require(actor, Action.SET_ADDRESSES_ASIDE)
    if actor.company_id is None:
        raise errors.Forbidden
    suppression = suppress_address(
        company_id=actor.company_id, address=address, reason=SuppressionReason.MANUAL
    )
    journal.record(
        actor=actor,
        action="emailing.address_suppressed",
        target=suppression,
        label="",  # the journal holds no address
        now=now,
        after={"reason": SuppressionReason.MANUAL.value},
    )
    return suppression
