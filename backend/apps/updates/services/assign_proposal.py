from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.updates import policies
from apps.updates.models import UpdateProposal
from apps.updates.services._lock import lock_proposal
from shared import errors
from shared.actor import Actor


def assign_proposal(
    *, actor: Actor, proposal_id: UUID, user_id: UUID | None, now: datetime
) -> UpdateProposal:
    """Somebody who may decide on it is asked to; nobody in particular: whoever may."""
    proposal = lock_proposal(actor=actor, proposal_id=proposal_id)
    user = policies.deciders_of(proposal.booklet).filter(id=user_id).first() if user_id else None
    if user_id and user is None:
        raise errors.Invalid({"user": "unknown_member"})
    proposal.assigned_to = user
    proposal.save(update_fields=["assigned_to", "updated_at"])
    journal.record(
        actor=actor,
        action="updates.assigned",
        target=proposal,
        label=proposal.chapter.title,
        now=now,
        after={"booklet": proposal.booklet.name, "to": user.full_name if user else ""},
    )
    return proposal
