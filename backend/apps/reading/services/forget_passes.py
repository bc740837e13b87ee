from uuid import UUID

from apps.reading.models import EndedPass


def forget_passes(*, company_id: UUID) -> None:
    """Who was shut out of a purged company."""
    EndedPass.objects.filter(company_id=company_id).delete()
