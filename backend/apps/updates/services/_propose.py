"""Proposals of a release to chapters of which something is asked, many at once."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from uuid import UUID

from apps.updates.comparing import applying, count_units
from apps.updates.models import ProposalStatus, Rollout, UpdateProposal
from apps.updates.planning import Plan
from shared.documents import fingerprint

COUNTED = ("pages_changed", "blocks", "adapted", "conflicts", "clashes", "local_fingerprint")
MOVED = (
    *("rollout", "to_version", "reason", "effective_on", "decisions", "revision", "status"),
    *COUNTED,
    "updated_at",
)


def propose(
    plans: Sequence[Plan], rollout: Rollout, *, company_id: UUID, now: datetime
) -> list[UpdateProposal]:
    """An open proposal moves to the newer release, with the decisions that still apply; those without question are over."""
    rows = UpdateProposal.objects.filter(
        company_id=company_id,
        chapter__in=[plan.standing.chapter.id for plan in plans],
        status=ProposalStatus.TO_REVIEW,
    )
    known = {one.chapter_id: one for one in rows.select_for_update(no_key=True).order_by("id")}
    new, moved = [], []
    for plan in plans:
        proposal = known.get(plan.standing.chapter.id)
        if proposal:
            move(proposal, plan, rollout, now=now)
            moved.append(proposal)
        elif plan.units:
            new.append(_open(plan, rollout, now=now))
    UpdateProposal.objects.bulk_create(new)
    UpdateProposal.objects.bulk_update(moved, MOVED)
    return new


def move(proposal: UpdateProposal, plan: Plan, rollout: Rollout, *, now: datetime) -> None:
    """What it asks now; decisions on what is asked no more, or in other words, are dropped. The caller saves it."""
    kept = applying(proposal.decisions, plan.units)
    if kept != proposal.decisions or proposal.rollout_id != rollout.id:
        proposal.revision += 1
    proposal.decisions = kept
    _point(proposal, rollout)
    count(proposal, plan)
    proposal.updated_at = now
    if not plan.units:
        proposal.status = ProposalStatus.SUPERSEDED


def count(proposal: UpdateProposal, plan: Plan) -> None:
    """Keep what is asked in step with the texts; the caller saves it."""
    counted = asdict(count_units(plan.units, proposal.decisions))
    proposal.pages_changed = counted.pop("pages")
    for name, value in counted.items():
        setattr(proposal, name, value)
    proposal.local_fingerprint = local_fingerprint(plan)


def local_fingerprint(plan: Plan) -> str:
    """Of what the booklet says where the proposal asks."""
    pages = plan.standing.pages
    return fingerprint([[str(one.page_id), one.page.fingerprint] for one in pages])


def _open(plan: Plan, rollout: Rollout, *, now: datetime) -> UpdateProposal:
    chapter = plan.standing.chapter
    proposal = UpdateProposal(
        company_id=chapter.company_id,
        booklet_id=chapter.booklet_id,
        chapter=chapter,
        from_version=chapter.origin_version,
        opened_at=now,
    )
    _point(proposal, rollout)
    count(proposal, plan)
    return proposal


def _point(proposal: UpdateProposal, rollout: Rollout) -> None:
    proposal.rollout, proposal.to_version = rollout, rollout.number
    proposal.reason = rollout.version.reason
    proposal.effective_on = rollout.version.effective_on
