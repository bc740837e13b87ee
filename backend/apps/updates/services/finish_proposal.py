from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.updates import selectors
from apps.updates.comparing import choice_of
from apps.updates.deciding import Choices
from apps.updates.events import CoreAdopted
from apps.updates.models import ProposalStatus, UpdateProposal
from apps.updates.planning import Plan
from apps.updates.services._apply import Application
from apps.updates.services._lock import chapter_of, writing_proposal
from apps.updates.services._propose import move
from apps.updates.services.decide_units import DecisionsChanged
from shared import errors
from shared.actor import Actor
from shared.events import announce


class DecisionsIncomplete(errors.Conflict):
    code = "decisions_incomplete"


def finish_proposal(
    *, actor: Actor, proposal_id: UUID, now: datetime, revision: int | None = None
) -> UpdateProposal:
    """The booklet says what was decided, in one transaction; nothing is published by that."""
    with writing_proposal(actor=actor, proposal_id=proposal_id, now=now) as proposal:
        if revision is not None and revision != proposal.revision:
            raise DecisionsChanged
        rollout = selectors.rollout_of(proposal)
        chapter = chapter_of(proposal)
        chapter.booklet = proposal.booklet
        release, plans = selectors.plans_of(rollout=rollout, chapters=[chapter])
        plan = plans[chapter.id]
        move(proposal, plan, rollout, now=now)
        choices = _choices(plan, proposal)
        application = Application(
            plan=plan, release=release, chapter=chapter, choices=choices, actor=actor, now=now
        )
        proposal.undo = application.run()
        left = [unit for unit in plan.units if choices[unit.key] == "local"]
        proposal.status = ProposalStatus.PARTLY_ADOPTED if left else ProposalStatus.ADOPTED
        proposal.decided_at = now
        proposal.decided_by_id, proposal.decided_by_name = actor.user_id, actor.name
        proposal.save()
        journal.record(
            actor=actor,
            action="updates.adopted",
            target=proposal,
            label=chapter.title,
            now=now,
            before={"version": proposal.from_version},
            after={
                "booklet": proposal.booklet.name,
                "version": proposal.to_version,
                "taken": len(plan.units) - len(left),
                "kept": len(left),
            },
        )
        announce(CoreAdopted(company_id=proposal.company_id, booklet_id=proposal.booklet_id))
    return proposal


def _choices(plan: Plan, proposal: UpdateProposal) -> Choices:
    choices = {}
    for unit in plan.units:
        choice = choice_of(unit, proposal.decisions)
        if choice is None:
            raise DecisionsIncomplete
        choices[unit.key] = choice
    return choices
