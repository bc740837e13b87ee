from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal
from uuid import UUID

from apps.booklets.services import ChapterLocked
from apps.updates import selectors
from apps.updates.comparing import Unit, choice_of
from apps.updates.deciding import decide_page
from apps.updates.models import UpdateProposal
from apps.updates.planning import Plan
from apps.updates.services._lock import chapter_of, lock_proposal
from apps.updates.services._propose import count, move
from shared import errors
from shared.actor import Actor
from shared.documents import Block

Chosen = Literal["mine", "core", "combined", "skip"]


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitDecision:
    """On a unit, as whoever decides saw it: `mark` says which question was asked."""

    unit: str
    mark: str
    choice: Chosen
    block: Block | None = None


class DecisionsChanged(errors.Conflict):
    code = "decisions_changed"


class UnitQuestionChanged(errors.Conflict):
    code = "unit_question_changed"


def decide_units(
    *,
    actor: Actor,
    proposal_id: UUID,
    revision: int | None,
    decisions: Sequence[UnitDecision],
    now: datetime,
) -> UpdateProposal:
    """Keep what somebody chose so far, unless another one has decided since the revision that they saw.

    What the booklet says by now is compared again: decisions on other words are dropped, and asked anew.
    """
    proposal = lock_proposal(actor=actor, proposal_id=proposal_id)
    if revision is not None and revision != proposal.revision:
        raise DecisionsChanged(_differing(proposal, decisions))
    rollout = selectors.rollout_of(proposal)
    chapter = chapter_of(proposal)
    _, plans = selectors.plans_of(rollout=rollout, chapters=[chapter])
    plan = plans[chapter.id]
    move(proposal, plan, rollout, now=now)
    for one in decisions:
        proposal.decisions[one.unit] = decision_on(one, plan, proposal, actor=actor, now=now)
    count(proposal, plan)
    proposal.opened_by_id = proposal.opened_by_id or actor.user_id
    proposal.revision += 1
    proposal.save()
    return proposal


def decision_on(
    one: UnitDecision, plan: Plan, proposal: UpdateProposal, *, actor: Actor, now: datetime
) -> dict[str, Any]:
    """As it is kept, unless the question is another one, or the answer none."""
    unit = next((unit for unit in plan.units if unit.key == one.unit), None)
    if unit is None:
        raise errors.Invalid({one.unit: "unknown_unit"})
    if unit.mark != one.mark:
        raise UnitQuestionChanged
    if not unit.allows(one.choice):
        raise ChapterLocked
    kept: dict[str, Any] = {
        "choice": one.choice,
        "mark": one.mark,
        "by": str(actor.user_id or ""),
        "at": now.isoformat(),
    }
    if one.choice == "combined":
        kept["block"] = _combined(one, unit)
        _check_fits(unit, kept, plan, proposal)
    return kept


def _combined(one: UnitDecision, unit: Unit) -> Block:
    """Under the name of the block that it replaces, and without what is inside that."""
    block = unit.block
    if one.block is None or block is None or not block.clash or not block.local:
        raise errors.Invalid({one.unit: "unit_not_combined"})
    if block.change != "changed":
        raise errors.Invalid({one.unit: "unit_not_combined"})
    said = {key: value for key, value in one.block.items() if key != "children"}
    return {**said, "id": block.block_id}


def _check_fits(unit: Unit, kept: dict[str, Any], plan: Plan, proposal: UpdateProposal) -> None:
    _, sides = plan.sides[unit.page]
    units = [one for one in plan.units if one.page == unit.page]
    decisions = {**proposal.decisions, unit.key: kept}
    choices = {one.key: choice_of(one, decisions) or "local" for one in units}
    if decide_page(sides, units, choices) is None:
        raise errors.Invalid({unit.key: "unit_not_combined"})


def _differing(proposal: UpdateProposal, decisions: Sequence[UnitDecision]) -> dict[str, str]:
    """Those on which somebody else chose otherwise."""
    known = proposal.decisions
    return {
        one.unit: "unit_decided_meanwhile"
        for one in decisions
        if one.unit in known and known[one.unit]["choice"] != one.choice
    }
