"""One proposal with all that it asks."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from apps.booklets import selectors as booklets
from apps.library.schemas.describe import spoken
from apps.updates import selectors
from apps.updates.comparing import Unit, applying, choice_of
from apps.updates.deciding import decide_page
from apps.updates.models import DECIDED, ProposalStatus, UpdateProposal
from apps.updates.planning import Plan
from apps.updates.schemas.describe import describe_proposals
from shared.actor import Actor
from shared.documents import Effort, compare_words, words_of

Told = dict[str, Any]
CHANGES = {"added": "added", "removed": "removed"}


def describe_proposal(*, actor: Actor, proposal: UpdateProposal, now: datetime) -> Told:
    """Its texts are compared anew: what changed in the booklet since is asked anew too."""
    rollout = selectors.rollout_of(proposal)
    waits = proposal.status == ProposalStatus.TO_REVIEW
    plan = _plan(proposal) if waits else None
    units = plan.units if plan else []
    written = selectors.who_wrote(plan) if plan else {}
    decisions = applying(proposal.decisions, units)
    (line,) = describe_proposals(actor=actor, proposals=[proposal], now=now)
    names = selectors.names_of(one["by"] for one in decisions.values())
    same = selectors.same_questions(actor=actor, proposal=proposal) if waits else {}
    effort = Effort()
    locked = selectors.is_locked(rollout)
    return {
        **line,
        "revision": proposal.revision,
        "title": spoken(rollout.version.title, actor.language),
        "note": rollout.version.note,
        "reference": rollout.version.reference,
        "policy": rollout.version.update_policy,
        "released_by_name": rollout.version.released_by_name,
        "units": [
            {
                **_unit(one, decisions, names, effort),
                "same_elsewhere": same.get(one.key, 0),
                "mine_by": written.get(one.key),
            }
            for one in units
        ],
        "decided": sum(choice_of(one, decisions) is not None for one in units),
        "abilities": {
            "decide": waits,
            "refuse": waits and not locked,
            "undo": proposal.status in DECIDED,
            "detach": waits
            and not booklets.is_held_by_lock(booklet=proposal.booklet, chapter=proposal.chapter),
        },
    }


def describe_result(*, proposal: UpdateProposal) -> Told:
    """The pages as they would be if it ended now."""
    if proposal.status != ProposalStatus.TO_REVIEW:
        return {"pages": []}
    plan = _plan(proposal)
    told = []
    for name, (_, sides) in plan.sides.items():
        units = [unit for unit in plan.units if unit.page == name]
        choices = {one.key: choice_of(one, proposal.decisions) or "local" for one in units}
        decided = decide_page(sides, units, choices)
        shown = decided or sides.local
        told.append(
            {
                "page": name,
                "title": shown.title,
                "importance": shown.importance,
                "document": shown.document,
                "fits": decided is not None,
            }
        )
    return {"pages": told}


def _plan(proposal: UpdateProposal) -> Plan:
    rollout = selectors.rollout_of(proposal)
    _, plans = selectors.plans_of(rollout=rollout, chapters=[proposal.chapter])
    return plans[proposal.chapter_id]


def _unit(unit: Unit, decisions: Told, names: dict[str, str], effort: Effort) -> Told:
    sides = [_words(side) for side in (unit.base, unit.source, unit.local)]
    decision = decisions.get(unit.key)
    combined = unit.combined
    return {
        "unit": unit.key,
        "mark": unit.mark,
        "kind": unit.kind,
        "page": unit.page,
        "page_title": unit.title,
        "block": unit.block.block_id if unit.block else None,
        "change": unit.block.change if unit.block else CHANGES.get(unit.kind, "changed"),
        "asked": unit.asked,
        "may_keep": unit.may_keep,
        "base": unit.base,
        "core": unit.source,
        "mine": unit.local,
        "core_words": compare_words(sides[0], sides[1], effort),
        "mine_words": compare_words(sides[0], sides[2], effort),
        "combined": combined.block if combined else None,
        "both": bool(combined and combined.both),
        "decision": _decision(decision, names) if decision else None,
    }


def _decision(decision: Told, names: dict[str, str]) -> Told:
    return {
        "choice": decision["choice"],
        "block": decision.get("block"),
        "by_name": names.get(decision["by"], ""),
        "at": decision["at"],
    }


def _words(side: Any) -> str:
    """What people wrote in it: a block, or a title."""
    if isinstance(side, str):
        return side
    if isinstance(side, dict) and "props" in side:
        return "\n".join(_written(side))
    return ""


def _written(block: Told) -> Iterable[str]:
    yield words_of(block)
    for child in block.get("children", []):
        yield from _written(child)
