from uuid import UUID

from apps.updates.models import ProposalStatus, UpdateProposal


def supersede_proposals(*, company_id: UUID, chapter_id: UUID) -> None:
    """A chapter of a booklet follows the library no more: nothing is proposed to it."""
    UpdateProposal.objects.filter(
        company_id=company_id, chapter=chapter_id, status=ProposalStatus.TO_REVIEW
    ).update(status=ProposalStatus.SUPERSEDED)
