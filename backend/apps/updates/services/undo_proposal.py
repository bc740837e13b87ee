from datetime import datetime
from uuid import UUID

from apps.booklets.models import BookletChapter, BookletPage
from apps.journal import services as journal
from apps.pages import services as pages
from apps.pages.models import Page
from apps.updates.events import CoreRefused
from apps.updates.models import DECIDED, ProposalStatus, UpdateProposal
from apps.updates.services._lock import chapter_of, writing_proposal
from shared import errors
from shared.actor import Actor
from shared.documents import values_of
from shared.events import announce


class ProposalNotAdopted(errors.Conflict):
    code = "proposal_not_adopted"


class ProposalNotLast(errors.Conflict):
    code = "proposal_not_last"


def undo_proposal(*, actor: Actor, proposal_id: UUID, now: datetime) -> UpdateProposal:
    """The booklet says what it said before, with what was written since; the proposal waits again with its decisions."""
    with writing_proposal(actor=actor, proposal_id=proposal_id, now=now, is_open=False) as proposal:
        if proposal.status not in DECIDED:
            raise ProposalNotAdopted
        chapter = chapter_of(proposal)
        _require_last(proposal, chapter)
        _restore_pages(proposal, chapter, actor=actor, now=now)
        _restore_set(proposal, chapter, actor=actor, now=now)
        for name, value in proposal.undo["origin"].items():
            setattr(chapter, name, value)
        chapter.origin_pages = proposal.undo["origin_pages"]
        chapter.save()
        proposal.status, proposal.undo = ProposalStatus.TO_REVIEW, {}
        proposal.decided_at, proposal.decided_by_id, proposal.decided_by_name = None, None, ""
        proposal.revision += 1
        proposal.save()
        journal.record(
            actor=actor, action="updates.undone", target=proposal, label=chapter.title, now=now
        )
        announce(CoreRefused(company_id=proposal.company_id, booklet_id=proposal.booklet_id))
    return proposal


def _require_last(proposal: UpdateProposal, chapter: BookletChapter) -> None:
    newer = UpdateProposal.objects.filter(
        company_id=proposal.company_id, chapter=chapter, status=ProposalStatus.TO_REVIEW
    )
    here = chapter.origin_version == proposal.to_version and chapter.removed_at is None
    if not here or chapter.detached or newer.exists():
        raise ProposalNotLast


def _restore_pages(
    proposal: UpdateProposal, chapter: BookletChapter, *, actor: Actor, now: datetime
) -> None:
    rows = BookletPage.objects.filter(company_id=proposal.company_id)
    for told in proposal.undo["pages"]:
        noted = rows.select_related("chapter__manuscript", "page").get(id=told["noted"])
        if noted.page.removed_at:
            continue
        manuscript = noted.chapter.manuscript
        if told["before"] != told["after"]:
            pages.restore_revision(
                actor=actor,
                manuscript=manuscript,
                page_id=noted.page_id,
                number=told["before"],
                base_revision=told["after"],
                now=now,
            )
        covered = [UUID(one) for one in told["obligations"]]
        pages.set_page_obligations(
            manuscript=manuscript, page_id=noted.page_id, obligations=covered
        )
        page = pages.set_page_official(
            manuscript=manuscript, page_id=noted.page_id, official=told["official"]
        )
        noted.origin_fingerprint = told["origin_fingerprint"]
        noted.values = values_of(page.document)
        noted.save(update_fields=["origin_fingerprint", "values", "updated_at"])


def _restore_set(
    proposal: UpdateProposal, chapter: BookletChapter, *, actor: Actor, now: datetime
) -> None:
    """What came goes unless somebody has written in it, what went comes back, in the order that was."""
    undo, company_id = proposal.undo, proposal.company_id
    added = BookletPage.objects.filter(company_id=company_id, page__in=undo["added"])
    for noted in added.select_related("page"):
        if noted.page.fingerprint == noted.origin_fingerprint:
            pages.put_away_pages(company_id=company_id, page_ids=[noted.page_id], now=now)
            noted.delete()
    for page_id in undo["removed"]:
        if Page.objects.of(company_id).filter(id=page_id).exclude(removed_at=None).exists():
            pages.bring_back_page(
                actor=actor, manuscript=chapter.manuscript, page_id=UUID(page_id), now=now
            )
    for noted_id, (origin, fingerprint) in undo["kept"].items():
        BookletPage.objects.filter(company_id=company_id, id=noted_id).update(
            origin_page_id=origin, origin_fingerprint=fingerprint
        )
    if undo["added"] or undo["removed"]:
        places = {place: [UUID(one)] for place, one in enumerate(undo["order"])}
        pages.place_pages(company_id=company_id, places=places)
