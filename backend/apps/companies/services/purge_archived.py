from datetime import datetime, timedelta

from apps.companies.models import Company, CompanyStatus
from shared.jobs import queue

KEPT_AFTER_ARCHIVING = timedelta(days=90)


def purge_archived(*, now: datetime) -> int:
    """Ask for the purge of every company that was archived ninety days ago or earlier."""
    due = Company.objects.filter(
        status=CompanyStatus.ARCHIVED, status_since__lte=now - KEPT_AFTER_ARCHIVING
    )
    ids = list(due.values_list("id", flat=True))
    for company_id in ids:
        queue.enqueue("companies.purge_company", platform=True, company_id=company_id)
    return len(ids)
