from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.updates import selectors
from apps.updates.events import CoreRefused
from apps.updates.models import ProposalStatus, RefusalKind, UpdateProposal
from apps.updates.services._lock import count_soon, lock_proposal
from shared import errors
from shared.actor import Actor
from shared.events import announce


class LockedNotRefused(errors.Conflict):
    code = "locked_not_refused"


def refuse_proposal(
    *,
    actor: Actor,
    proposal_id: UUID,
    reason: str,
    now: datetime,
    kind: str = RefusalKind.OTHER,
) -> UpdateProposal:
    """The booklet stays as it is, and is not asked again before the next release; a locked chapter is not refused."""
    proposal = lock_proposal(actor=actor, proposal_id=proposal_id)
    if selectors.is_locked(selectors.rollout_of(proposal)):
        raise LockedNotRefused
    proposal.status, proposal.refusal = ProposalStatus.REFUSED, reason
    proposal.refusal_kind = kind
    proposal.decided_at = now
    proposal.decided_by_id, proposal.decided_by_name = actor.user_id, actor.name
    proposal.save()
    journal.record(
        actor=actor,
        action="updates.refused",
        target=proposal,
        label=proposal.chapter.title,
        now=now,
        after={"booklet": proposal.booklet.name, "version": proposal.to_version},
        reason=reason,
    )
    count_soon(proposal)
    announce(CoreRefused(company_id=proposal.company_id, booklet_id=proposal.booklet_id))
    return proposal
