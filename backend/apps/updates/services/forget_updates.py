from uuid import UUID

from apps.updates.models import AdoptionCount, Rollout, UpdateProposal


def forget_booklet(*, company_id: UUID, booklet_id: UUID) -> None:
    """A booklet is about to go for ever."""
    UpdateProposal.objects.filter(company_id=company_id, booklet=booklet_id).delete()


def forget_company(*, company_id: UUID) -> None:
    """A company that is gone has adopted nothing, and released nothing."""
    UpdateProposal.objects.filter(company_id=company_id).delete()
    AdoptionCount.objects.filter(company_id=company_id).delete()
    Rollout.objects.of(company_id).delete()
