"""Who decides on a proposal holds its booklet first, then the proposal: as authors who save do."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from uuid import UUID

from apps.booklets import services as booklets
from apps.booklets.models import BookletChapter
from apps.updates import policies, selectors
from apps.updates.models import ProposalStatus, UpdateProposal
from shared import errors
from shared.actor import Actor
from shared.jobs.soon import enqueue_soon


class ProposalClosed(errors.Conflict):
    code = "proposal_closed"


def lock_proposal(*, actor: Actor, proposal_id: UUID, is_open: bool = True) -> UpdateProposal:
    """One that the actor decides, which nobody else decides meanwhile; its booklet is open to change."""
    found = selectors.get_proposal(actor=actor, proposal_id=proposal_id)
    booklets.lock_for("build", actor=actor, booklet_id=found.booklet_id)
    return hold(found, is_open=is_open)


def hold(found: UpdateProposal, *, is_open: bool = True) -> UpdateProposal:
    """As it is now; the caller holds its booklet."""
    rows = UpdateProposal.objects.filter(company_id=found.company_id)
    proposal = rows.select_for_update(no_key=True).get(id=found.id)
    if is_open and proposal.status != ProposalStatus.TO_REVIEW:
        raise ProposalClosed
    return proposal


@contextmanager
def writing_proposal(
    *, actor: Actor, proposal_id: UUID, now: datetime, is_open: bool = True
) -> Iterator[UpdateProposal]:
    """The same, and the booklet is written in: it is counted again afterwards."""
    found = selectors.get_proposal(actor=actor, proposal_id=proposal_id)
    with booklets.writing_booklet(
        actor=actor, booklet_id=found.booklet_id, now=now, work="build"
    ) as booklet:
        policies.require_deciding_named(actor, booklet)
        proposal = hold(found, is_open=is_open)
        proposal.booklet = booklet
        yield proposal
    count_soon(proposal)


def chapter_of(proposal: UpdateProposal) -> BookletChapter:
    """Held, with its booklet and its manuscript."""
    rows = BookletChapter.objects.filter(company_id=proposal.company_id)
    rows = rows.select_related("booklet", "manuscript")
    return rows.select_for_update(no_key=True, of=("self",)).get(id=proposal.chapter_id)


def count_soon(proposal: UpdateProposal) -> None:
    """How far the release has come in the company, once for many decisions."""
    chapter_id = BookletChapter.objects.filter(id=proposal.chapter_id).values_list(
        "origin_chapter_id", flat=True
    )
    enqueue_soon("updates.count", company_id=proposal.company_id, chapter_id=chapter_id[0])
