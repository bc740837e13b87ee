from datetime import datetime
from uuid import UUID

from apps.emailing import selectors
from apps.journal import services as journal
from shared.actor import Actor, require_own_hands


def remove_sender_domain(*, actor: Actor, sender_domain_id: UUID, now: datetime) -> None:
    """The company writes in the platform's name again; what is already on its way keeps its sender."""
    require_own_hands(actor)
    domain = selectors.get_sender_domain(actor=actor, sender_domain_id=sender_domain_id)
    journal.record(
        actor=actor,
        action="emailing.sender_domain_removed",
        target=domain,
        label=domain.domain,
        now=now,
    )
    domain.delete()
