from uuid import UUID

from apps.values.models import LivingValue
from shared.batches import delete_in_batches


def forget_values(*, company_id: UUID, site_id: UUID | None = None) -> None:
    """All that a purged company said; with a site, what was said for that place only."""
    rows = LivingValue.objects.filter(company_id=company_id)
    delete_in_batches(rows.filter(site_id=site_id) if site_id else rows)
