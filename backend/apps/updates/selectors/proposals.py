from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from apps.accounts.models import User
from apps.booklets import policies as booklet_policies
from apps.booklets.models import BookletChapter
from apps.library.models import UpdatePolicy
from apps.updates import policies
from apps.updates.models import ProposalStatus, Rollout, UpdateProposal
from apps.updates.planning import Plan, Release, plan_of
from apps.updates.selectors.releases import read_release
from apps.updates.selectors.standing import read_standing
from shared import errors
from shared.actor import Actor
from shared.tenancy import act_as_platform

MOST_TOGETHER = 500


def get_proposal(*, actor: Actor, proposal_id: UUID) -> UpdateProposal:
    """To a booklet that the actor sees, and for which they decide."""
    visible = booklet_policies.visible_booklets(actor).filter(trashed_at=None)
    proposals = UpdateProposal.objects.visible_to(actor).filter(booklet__in=visible.values("id"))
    told = proposals.select_related("booklet__company", "booklet__site", "chapter", "assigned_to")
    proposal = told.filter(id=proposal_id).first()
    if proposal is None:
        raise errors.NotFound
    policies.require_deciding_named(actor, proposal.booklet)
    return proposal


def rollout_of(proposal: UpdateProposal) -> Rollout:
    """With its release; jobs in a company's name ask here too."""
    with act_as_platform():
        told = Rollout.objects.select_related("version").defer("version__pages")
        return told.get(id=proposal.rollout_id)


def is_locked(rollout: Rollout) -> bool:
    return rollout.version.update_policy == UpdatePolicy.LOCKED


def plans_of(
    *, rollout: Rollout, chapters: Sequence[BookletChapter]
) -> tuple[Release, dict[UUID, Plan]]:
    """What the release asks of each of these chapters now: nothing is taken over by itself any more."""
    company_id = chapters[0].company_id
    since = min(one.origin_version for one in chapters)
    release = read_release(rollout=rollout, company_id=company_id, since=since)
    standing = read_standing(chapters=chapters, release=release)
    plans = [plan_of(one, release, at_once=False, room=0) for one in standing]
    return release, {plan.standing.chapter.id: plan for plan in plans}


def same_questions(*, actor: Actor, proposal: UpdateProposal) -> Counter[str]:
    """By unit, how many other booklets of the actor are asked just the same, and wait."""
    others = policies.proposals_for(actor).filter(
        rollout=proposal.rollout_id, status=ProposalStatus.TO_REVIEW
    )
    told = others.exclude(id=proposal.id).values_list("clashes", "decisions")[:MOST_TOGETHER]
    return Counter(
        unit
        for clashes, decisions in told
        for unit, mark in waiting_clashes(clashes, decisions)
        if proposal.clashes.get(unit) == mark
    )


def waiting_clashes(
    clashes: dict[str, str], decisions: dict[str, Any]
) -> Iterator[tuple[str, str]]:
    """Units with their marks, of a proposal: those on which nobody has decided."""
    for unit, mark in clashes.items():
        known = decisions.get(unit)
        if known is None or known["mark"] != mark or known["choice"] == "skip":
            yield unit, mark


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedQuestion:
    """Asked word for word in several booklets: one answer may do for all."""

    unit: str
    proposal: UUID  # one of them, where it is answered
    booklets: int


def shared_questions(*, actor: Actor, rollout: Rollout) -> list[SharedQuestion]:
    """Those of a release that wait in the booklets of the actor, what most are asked first."""
    waiting = policies.proposals_for(actor).filter(rollout=rollout, status=ProposalStatus.TO_REVIEW)
    clashing = waiting.exclude(clashes={}).order_by("-id")
    told = clashing.values_list("id", "clashes", "decisions")[:MOST_TOGETHER]
    asked: defaultdict[tuple[str, str], list[UUID]] = defaultdict(list)
    for proposal_id, clashes, decisions in told:
        for question in waiting_clashes(clashes, decisions):
            asked[question].append(proposal_id)
    shared = [
        SharedQuestion(unit=unit, proposal=found[0], booklets=len(found))
        for (unit, _), found in asked.items()
        if len(found) > 1
    ]
    return sorted(shared, key=lambda one: (-one.booklets, one.unit))


def names_of(user_ids: Iterable[str]) -> dict[str, str]:
    """Who decided, by id; whoever has gone is not there."""
    people = User.objects.filter(id__in={UUID(one) for one in user_ids if one})
    return {str(one.id): one.full_name for one in people}
