from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from apps.booklets.models import BookletChapter
from apps.journal import services as journal
from apps.updates import policies, selectors
from apps.updates.models import ProposalStatus, Rollout, UpdateProposal
from apps.updates.planning import Plan
from apps.updates.selectors.proposals import MOST_TOGETHER
from apps.updates.services._lock import lock_proposal
from apps.updates.services._propose import MOVED, count, move
from apps.updates.services.decide_units import UnitDecision, decision_on
from shared import errors
from shared.actor import Actor

DECIDED = (*MOVED, "opened_by_id")


@dataclass(frozen=True, slots=True)
class Together:
    """In how many booklets it is decided, and in how many it is asked as before: they say something else by now."""

    decided: int
    asked: int


def decide_once(
    *, actor: Actor, proposal_id: UUID, decision: UnitDecision, now: datetime
) -> Together:
    """One answer wherever the same is asked of the actor: same unit, same texts on all three sides."""
    first = lock_proposal(actor=actor, proposal_id=proposal_id)
    rollout = selectors.rollout_of(first)
    same = policies.proposals_for(actor).filter(
        rollout=rollout,
        status=ProposalStatus.TO_REVIEW,
        clashes__contains={decision.unit: decision.mark},
    )
    ids = [first.id, *same.exclude(id=first.id).values_list("id", flat=True)[:MOST_TOGETHER]]
    proposals = _held(first, ids)
    chapters = BookletChapter.objects.filter(id__in=[one.chapter_id for one in proposals])
    found = list(chapters.select_related("booklet"))
    _, plans = selectors.plans_of(rollout=rollout, chapters=found)
    decided = sum(
        _decide(one, plans[one.chapter_id], rollout, decision, first.id, actor=actor, now=now)
        for one in proposals
    )
    UpdateProposal.objects.bulk_update(proposals, DECIDED)
    journal.record(
        actor=actor,
        action="updates.decided_once",
        target=first,
        label=first.chapter.title,
        now=now,
        after={"booklets": decided, "choice": decision.choice},
    )
    return Together(decided, len(proposals) - decided)


def _held(first: UpdateProposal, ids: list[UUID]) -> list[UpdateProposal]:
    rows = UpdateProposal.objects.filter(company_id=first.company_id, id__in=ids)
    waiting = rows.filter(status=ProposalStatus.TO_REVIEW)
    return list(waiting.select_for_update(no_key=True).order_by("id"))


def _decide(
    proposal: UpdateProposal,
    plan: Plan,
    rollout: Rollout,
    decision: UnitDecision,
    first_id: UUID,
    *,
    actor: Actor,
    now: datetime,
) -> bool:
    move(proposal, plan, rollout, now=now)
    marks = {unit.key: unit.mark for unit in plan.units}
    if marks.get(decision.unit) != decision.mark or _is_decided_by_other(proposal, decision, actor):
        return False
    try:
        kept = decision_on(decision, plan, proposal, actor=actor, now=now)
    except errors.Invalid:
        if proposal.id == first_id:
            raise
        return False  # it does not fit beside what else was decided there
    proposal.decisions[decision.unit] = kept
    count(proposal, plan)
    proposal.opened_by_id = proposal.opened_by_id or actor.user_id
    proposal.revision += 1
    return True


def _is_decided_by_other(proposal: UpdateProposal, decision: UnitDecision, actor: Actor) -> bool:
    """Whether somebody else chose otherwise here: one answer for many takes nobody's away."""
    known = proposal.decisions.get(decision.unit)
    if known is None or known["choice"] in ("skip", decision.choice):
        return False
    return bool(known["by"] != str(actor.user_id or ""))
